/** The table's words for what the referee names. */
import type {
  CornerId,
  Development,
  EdgeId,
  HexId,
  Purchase,
  Remark,
  Resource,
  Terrain,
  View,
} from '../../generated/catan';
import { known, listed, t, valuesOf } from '../../i18n/index.svelte';
import { type Island, islandOf } from './art/shape';

/** In the order of the game's costs, which is the referee's. */
export const KINDS: readonly Resource[] = ['brick', 'lumber', 'wool', 'grain', 'ore'];
export const DEVELOPMENTS: readonly Development[] = [
  'knight',
  'roadBuilding',
  'yearOfPlenty',
  'monopoly',
  'victoryPoint',
];
export const PURCHASES: readonly Purchase[] = ['road', 'settlement', 'city', 'development'];

export const nameOf = (kind: Resource | Terrain | Purchase): string => t(`cat-${kind}`);

/** The key of a development card's name. */
export const developmentKey = (card: Development): string =>
  `cat-${card.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

interface Lying {
  readonly terrain?: Terrain | null;
  readonly token?: number | null;
}

/** "forest 11". */
export function hexName(hex: Lying | undefined): string {
  if (!hex?.terrain) return t('cat-screen-untold');
  return hex.token ? `${nameOf(hex.terrain)} ${hex.token}` : nameOf(hex.terrain);
}

const among = (island: Island, hexes: readonly HexId[], lying: readonly Lying[]): string => {
  const names = hexes.map((hex) => hexName(lying[hex]));
  const shore = hexes.length < 3 && island.corners.length > 0;
  return listed(names.length === 1 && shore ? [...names, t('cat-screen-sea')] : names);
};

/** "Corner of forest 11, hills 9 and desert". */
export function cornerName(view: Pick<View, 'hexes'>, corner: CornerId): string {
  const island = islandOf(view.hexes.length);
  return t('cat-screen-corner', { at: among(island, island.corners[corner]?.hexes ?? [], view.hexes) });
}

/** "Path between forest 11 and hills 9". */
export function edgeName(view: Pick<View, 'hexes'>, edge: EdgeId): string {
  const island = islandOf(view.hexes.length);
  return t('cat-screen-edge', { at: among(island, island.edges[edge]?.hexes ?? [], view.hexes) });
}

export const ruleLabel = (rule: string): string =>
  known(`${rule}.page`) && t(`${rule}.page`) !== '–'
    ? t('rule-on-page', { rule, page: t(`${rule}.page`) })
    : rule;

/** The second line of a refusal, if it has one. */
export const detailOf = (
  { message, args }: Pick<Remark, 'message' | 'args'>,
  names: readonly string[],
): string => (known(`${message}.detail`) ? t(`${message}.detail`, valuesOf(args, names)) : '');

/** "Possible", or "Possible, 2 in 3" where the share is known. */
export function possibleLabel(share: string | undefined): string {
  const [part, whole] = share?.split('/') ?? [];
  return part && whole ? t('cat-screen-possible-share', { part, whole }) : t('cat-screen-possible');
}
