/** The referee's view of a table as the drawing takes it. */
import type { Card, CardView, SeatView, View } from '../../generated/catan-cards';
import type { TableView } from '../../generated/contract';
import { printed } from './deck';

/** What belongs to the card game in a position; only the referee writes it. */
export const viewOf = (table: TableView): View => table.position.view as View;

/** A card that does not lie on the table yet, as printed. */
export function cardView(card: Card): Omit<CardView, 'price'> {
  const { base, kind } = printed(card);
  return {
    card,
    family: kind as CardView['family'],
    points: base.points ?? 0,
    commerce: base.commerce ?? 0,
    strength: base.strength ?? 0,
    tournament: base.tournament ?? 0,
  };
}

/** "settlements 2, city 2": the parts of a seat's points. */
export const partsOf = (seat: SeatView) => seat.parts.filter(({ points }) => points > 0);
