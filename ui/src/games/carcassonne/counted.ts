/** What a step of final scoring shows on the board: the area, its followers, the cities that are counted. */
import type {
  Answer,
  Feature,
  FeatureReport,
  LaidTile,
  Place,
  Spot,
  StandingFollower,
} from '../../generated/carcassonne';
import { cellKey, piecesOf, signPoint, standAt } from './areas';
import type { Point } from './art/geometry';
import { outlineOf } from './art/outline';

export interface CountedTown {
  /** Its outline. */
  readonly d: string;
  readonly tiles: number;
  /** Where its number stands. */
  readonly sign: Point;
}

export interface Counted {
  readonly d: string;
  /** The finished cities of a field, from the north, in the order of their numbers. */
  readonly towns: readonly CountedTown[];
  /** Where its open cities are marked. */
  readonly open: readonly Point[];
  readonly standing: readonly StandingFollower[];
}

/** The outline of what is counted: of a monastery, itself and the tiles round it. */
export function outline(about: FeatureReport, tiles: readonly LaidTile[]): string {
  const middle = about.segments[0];
  if (about.feature !== 'monastery' || !middle)
    return outlineOf(piecesOf(about.segments, tiles, about.feature));
  const round = tiles.filter(({ x, y }) => Math.abs(x - middle.x) <= 1 && Math.abs(y - middle.y) <= 1);
  return outlineOf(round.map(({ tile, turn, x, y }) => ({ id: tile, turn, x, y, area: 'whole' })));
}

/** Where a follower on the area at a spot would stand, if a tile lies there. */
export function standOn(
  tiles: readonly LaidTile[],
  at: { readonly x: number; readonly y: number },
  spot: Spot | null | undefined,
  kind?: Feature,
): Point | undefined {
  const tile = tiles.find((each) => cellKey(each) === cellKey(at));
  return tile && spot ? standAt(tile, spot, kind) : undefined;
}

const signOf = (about: FeatureReport, tiles: readonly LaidTile[]): Point | undefined =>
  signPoint(about.segments.flatMap((part) => standOn(tiles, part, part.spots[0], about.feature) ?? []));

/** Asks the referee for everything that a step shows. */
export async function countStep(
  ask: (question: unknown) => Promise<unknown>,
  tiles: readonly LaidTile[],
  at: readonly Place[],
  kind: Feature,
): Promise<Counted | undefined> {
  const report = async (place: Place): Promise<FeatureReport | undefined> => {
    if (!place.at) return undefined;
    const answer = (await ask({ type: 'feature', x: place.x, y: place.y, at: place.at })) as Answer;
    return answer.type === 'feature' ? answer.about : undefined;
  };
  const first = at[0];
  const about = first && (await report(first));
  if (!about) return undefined;
  const found = { d: outline(about, tiles), standing: about.standing };
  if (kind !== 'field') return { ...found, towns: [], open: [] };
  const [complete, open] = await Promise.all([
    Promise.all(about.completeTowns.map(report)),
    Promise.all(about.openTowns.map(report)),
  ]);
  const towns = complete.flatMap((town): CountedTown[] => {
    const sign = town && signOf(town, tiles);
    return sign ? [{ d: outline(town, tiles), tiles: town.tiles, sign }] : [];
  });
  return {
    ...found,
    towns: towns.sort((a, b) => a.sign.y - b.sign.y || a.sign.x - b.sign.x),
    open: open.flatMap((town) => (town && signOf(town, tiles)) ?? []),
  };
}
