/** Lines of the log in words, the same for every game. */
import type { Line, LineView, SeatInfo, TableView } from '../../generated/contract';
import { isolated, t, valuesOf } from '../../i18n/index.svelte';
import type { LogEntry } from '../../kit/LogLine.svelte';

/** "Anna placed P as a thief", without the name; what another kind of line says otherwise. */
export function told(line: LineView, names: readonly string[]): string {
  const { body } = line;
  switch (body.kind) {
    case 'move':
      return line.told ? t(line.told.message, valuesOf(line.told.args, names)) : '';
    case 'undo':
      return body.to === 0 ? t('line-undo-start') : t('line-undo', { to: body.to });
    case 'redo':
      return t('line-redo');
    case 'amend': {
      if (body.change.type === 'delete') return t('line-amend-delete', { seq: body.change.seq });
      return [t('line-amend'), sentence(line, names)].filter(Boolean).join(' ');
    }
    case 'ruling': {
      if (body.ruling.type === 'letStand') return [t('log-ruling'), sentence(line, names)].join(' ');
      const name = isolated(names[body.ruling.seat] ?? '');
      return t('log-ruling-points', { name, points: body.ruling.points });
    }
    case 'note':
      return t('line-note', { text: isolated(body.text) });
  }
}

/** The move a line speaks of, with the name of who made it. */
export function sentence(line: LineView, names: readonly string[]): string {
  if (!line.told) return '';
  const seat = line.told.seat;
  const name = seat === null || seat === undefined ? '' : `${names[seat] ?? ''} `;
  return `${name}${t(line.told.message, valuesOf(line.told.args, names))}`;
}

/** Points of one seat in a line. */
export const pointsOf = (scored: readonly Line[], seat: number): number =>
  scored.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0);

/** "+3", or "Anna +3, Gergő +3" where others than the one who moved got any. */
export function pointsText(line: LineView, names: readonly string[]): string {
  const seats = [...new Set(line.scored.map((each) => each.seat))];
  return seats
    .map((seat) => ({ name: names[seat] ?? '', points: pointsOf(line.scored, seat) }))
    .filter(({ points }) => points !== 0)
    .map(({ name, points }) => `${name} ${signed(points)}`)
    .join(', ');
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The log as the log line shows it. */
export function entries(table: TableView, names: readonly string[], seats: readonly SeatInfo[]): LogEntry[] {
  return table.lines.map((line) => entry(line, table, names, seats));
}

function entry(
  line: LineView,
  table: TableView,
  names: readonly string[],
  seats: readonly SeatInfo[],
): LogEntry {
  const seat = line.told?.seat ?? undefined;
  const info = seat === undefined ? undefined : seats[seat];
  const own = seat === undefined ? 0 : pointsOf(line.scored, seat);
  const others = line.scored.filter((each) => each.seat !== seat && each.points !== 0);
  const text = line.body.kind === 'move' ? sentence(line, names) : told(line, names);
  return {
    id: String(line.seq),
    ...(line.turn === null || line.turn === undefined ? {} : { move: line.turn }),
    ...(info && line.body.kind === 'move' ? { colour: info.colour, emphasis: info.name } : {}),
    text: others.length > 0 ? `${text} (${pointsText(line, names)})` : text,
    ...(own !== 0 && others.length === 0 ? { points: own } : {}),
    state: stateOf(line),
    ...(line.body.kind === 'ruling' ? { reason: `“${line.body.reason}”` } : {}),
    present: line.turn === table.position.turn && line.standing === 'inPlay',
  };
}

function stateOf(line: LineView): LogEntry['state'] {
  if (line.standing === 'undone' || line.standing === 'replaced' || line.standing === 'deleted')
    return 'undone';
  if (line.body.kind === 'ruling') return 'ruling';
  return line.body.kind === 'move' || line.body.kind === 'amend' ? 'played' : 'note';
}
