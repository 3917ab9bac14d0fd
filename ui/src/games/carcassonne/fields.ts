/**
 * The map of the fields: what is drawn as one field, and the signs that tell fields and towns apart.
 *
 * Fields are lettered and towns numbered, so that a list can speak of both.
 */
import type { Answer, FieldReport, LaidTile, View } from '../../generated/carcassonne';
import { cellKey, piecesOf, signPoint, standAt } from './areas';
import type { Piece } from './art/outline';
import type { Sign } from './Board.svelte';

type Fields = Extract<Answer, { type: 'fields' }>;

/** What is drawn of a field: its areas, tile by tile. */
export const fieldPieces = (field: Pick<FieldReport, 'segments'>, tiles: readonly LaidTile[]): Piece[] =>
  piecesOf(field.segments, tiles, 'field');

/** A to Z, then A2 to Z2: a field's name on the map and in the list. */
export function fieldName(number: number): string {
  const round = Math.floor((number - 1) / 26);
  return `${String.fromCharCode(65 + ((number - 1) % 26))}${round > 0 ? round + 1 : ''}`;
}

/** The letters of the fields and the numbers of the towns; of one field alone, its own towns. */
export function fieldSigns({ fields, towns }: Fields, only: number | undefined, view: View): Sign[] {
  const lying = new Map(view.tiles.map((tile) => [cellKey(tile), tile]));
  const shown = fields.filter(({ number }) => only === undefined || number === only);
  const theirs = new Set(shown.flatMap((field) => [...field.completeTowns, ...field.openTowns]));
  const letters = shown.flatMap((field): Sign[] => {
    const stands = field.segments.flatMap((part) => {
      const tile = lying.get(cellKey(part));
      const point = tile && part.spots[0] && standAt(tile, part.spots[0], 'field');
      const taken = view.followers.some(
        (each) => each.role === 'farmer' && cellKey(each) === cellKey(part) && part.spots.includes(each.at),
      );
      return point ? [{ point, taken }] : [];
    });
    const free = stands.filter(({ taken }) => !taken).map(({ point }) => point);
    const point = nearest(free) ?? above(stands[0]?.point);
    return point ? [{ ...point, text: fieldName(field.number), look: 'field' }] : [];
  });
  const numbers = towns
    .filter(({ number }) => only === undefined || theirs.has(number))
    .flatMap(({ place, number, complete }): Sign[] => {
      const tile = lying.get(cellKey(place));
      const point = tile && place.at && standAt(tile, place.at, 'city');
      if (!point) return [];
      return complete
        ? [{ ...point, text: String(number), look: 'number' }]
        : // below the knight who may stand there
          [{ x: point.x, y: point.y + 26, text: String(number), look: 'open' }];
    });
  return [...letters, ...numbers];
}

/** Of several stands always one of them: between two, a sign could fall outside. */
const nearest = (points: readonly { x: number; y: number }[]) =>
  points.length === 2 ? points[0] : signPoint(points);

const above = (point: { x: number; y: number } | undefined) => point && { x: point.x, y: point.y - 36 };
