/** What is printed on the cards, from the engine's own list (generated), so that nothing is drawn otherwise than judged. */
import type { Card, Listed, Observed, Price, Region, Resource, Value } from '../../generated/catan-cards';
import facts from '../../generated/catan-cards-deck.json';
import { known, t } from '../../i18n/index.svelte';
import { RESOURCES } from '../../kit/resources';

export type Kind =
  | 'road'
  | 'settlement'
  | 'city'
  | 'region'
  | 'event'
  | 'action'
  | 'building'
  | 'fleet'
  | 'knight'
  | 'red';

/** An entry of the catalogue: 79 names for 120 cards. */
export interface Printed {
  readonly kind: Kind;
  readonly resource?: Resource;
  readonly set?: number;
  readonly base: Listed;
  readonly uncertain: readonly (readonly [Value, 'likely' | 'guess'])[];
}

export const DECK = facts as unknown as readonly Printed[];
const byId = new Map(DECK.map((entry) => [entry.base.id, entry]));

export function printed(id: string): Printed {
  const entry = byId.get(id);
  if (!entry) throw new Error(`no card ${id}`);
  return entry;
}

const CARD_KINDS: readonly Kind[] = ['action', 'building', 'fleet', 'knight', 'red'];
/** The unmarked cards: those that lie in stacks and hands. */
export const CARDS = DECK.filter(({ kind }) => CARD_KINDS.includes(kind)).map(({ base }) => base.id as Card);
export const cardsOf = (kind: Kind): Card[] => CARDS.filter((card) => printed(card).kind === kind);

export const regionResource = (region: Region): Resource => printed(region).resource ?? 'gold';

/** The name of a card as it stands on its face, with soft hyphens where it is long. */
export const faceName = (id: string): string =>
  known(`card-name-${id}.face`) ? t(`card-name-${id}.face`) : t(`card-name-${id}`);
export const cardName = (id: string): string => t(`card-name-${id}`);

const TERRAINS = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
  gold: 'gold',
} as const satisfies Record<Resource, string>;
export const terrainOf = (resource: Resource) => TERRAINS[resource];
export const terrainName = (resource: Resource): string => t(`card-terrain-${TERRAINS[resource]}`);
export const resourceName = (resource: Resource): string => t(`card-resource-${resource}`);

/** "forest 5" */
export const regionName = (resource: Resource, number: number): string =>
  `${terrainName(resource)} ${number}`;

/** A price as the resources one by one: two lumber, one wool. */
export const costList = (price: Price): Resource[] =>
  RESOURCES.flatMap((resource) => Array.from({ length: Math.max(0, price[resource] ?? 0) }, () => resource));

/** What a copy of the game says otherwise than the base, and what it confirms: by id. */
export type Corrections = Readonly<Record<string, Observed>>;

/** The catalogue of a table: the base with what its copy of the game says. */
export const catalogueWith = (corrections: Corrections): Listed[] =>
  DECK.map(({ base }) => {
    const seen = corrections[base.id];
    if (!seen) return { ...base };
    const said = Object.fromEntries(Object.entries(seen).filter(([, value]) => value !== null));
    return { ...base, ...said, confirmed: Object.keys(said) as Value[] };
  });
