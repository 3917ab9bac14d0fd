/** Figures of the referee as rows of charts and tables: what pages of all games and of one have in common. */
import type { Data } from '../../charts/Chart.svelte';
import type { Duel } from '../../charts/HeadToHead.svelte';
import type { ShareRow } from '../../charts/IntervalBars.svelte';
import type { Colour, Pair, PersonScores, PersonStatistics, SeatShare } from '../../generated/contract';
import { t } from '../../i18n/index.svelte';
import { FEW, type Figures, nameOf } from './figures';

type Winner = Pick<PersonStatistics | PersonScores, 'person' | 'name' | 'wins' | 'shared'>;

export const winRows = (people: readonly Winner[], figures: Figures): ShareRow[] =>
  people.map(({ name, wins }) => ({ name, ...wins, sample: figures.sample(wins), few: wins.of < FEW }));

export const winTable = (people: readonly Winner[], figures: Figures): Data => ({
  head: [t('stats-person'), t('stats-wins'), t('stats-interval'), t('stats-shared')],
  rows: people.map(({ name, wins, shared }) => [
    name,
    figures.rate(wins),
    wins.of < FEW ? '–' : `${figures.percent(wins.low)} – ${figures.percent(wins.high)}`,
    shared,
  ]),
});

export function duelsOf(
  pairs: readonly Pair[],
  people: readonly Pick<PersonStatistics, 'person' | 'name'>[],
  looks: ReadonlyMap<string, Colour>,
): Duel[] {
  const side = (person: string, ahead: number) => ({
    name: nameOf(people, person),
    colour: looks.get(person) ?? 'brown',
    ahead,
  });
  return pairs.map((pair) => ({
    one: side(pair.one, pair.oneAhead),
    other: side(pair.other, pair.otherAhead),
    level: pair.level,
  }));
}

export const duelTable = (
  pairs: readonly Pair[],
  people: readonly Pick<PersonStatistics, 'person' | 'name'>[],
): Data => ({
  head: [t('stats-pair'), t('stats-first-ahead'), t('stats-level'), t('stats-second-ahead')],
  rows: pairs.map(({ one, other, oneAhead, level, otherAhead }) => [
    `${nameOf(people, one)} – ${nameOf(people, other)}`,
    oneAhead,
    level,
    otherAhead,
  ]),
});

const placeName = ({ place, seats }: SeatShare) => t('stats-place', { place: place + 1, seats });

/** What beginning is worth, by number of seats; the other places stand in the table. */
export const placeRows = (places: readonly SeatShare[], figures: Figures): ShareRow[] =>
  places
    .filter(({ place }) => place === 0)
    .map(({ seats, wins, expected }) => ({
      name: t('stats-begins', { seats }),
      ...wins,
      sample: figures.sample(wins),
      expected,
      few: wins.of < FEW,
    }));

export const placeTable = (places: readonly SeatShare[], figures: Figures): Data => ({
  head: [t('stats-place-head'), t('stats-wins'), t('stats-interval'), t('stats-chance')],
  rows: places.map((each) => [
    placeName(each),
    figures.rate(each.wins),
    each.wins.of < FEW ? '–' : `${figures.percent(each.wins.low)} – ${figures.percent(each.wins.high)}`,
    figures.percent(each.expected),
  ]),
});
