/** The referee's view of a table as the drawing takes it. */
import type { View } from '../../generated/catan-dice';
import type { TableView } from '../../generated/contract';

/** What belongs to the dice game in a position; only the referee writes it. */
export const viewOf = (table: TableView): View => table.position.view as View;
