/** The final board with its sheet as a picture, made of the drawing on the page. */
import { copied, element, faces, style } from '../../charts/picture';
import { summedUp } from '../../games/sources';
import type { TableView } from '../../generated/contract';
import { t } from '../../i18n/index.svelte';
import { seatShape } from '../../kit/seats';

const MARGIN = 32;
const HEAD = 76;
const WIDTH = 1200;
/** The board is as wide as the picture and at most so high. */
const BOARD = 720;
const ROW = 34;

/** The largest drawing in there: the board itself. */
export function boardIn(root: HTMLElement | undefined): SVGSVGElement | undefined {
  const drawings = [...(root?.querySelectorAll('svg') ?? [])];
  const area = (svg: SVGSVGElement) => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height;
  const largest = drawings.sort((a, b) => area(b) - area(a))[0];
  return largest && area(largest) > 10_000 ? largest : undefined;
}

/** The text of an SVG file. */
export async function boardFile(
  table: TableView,
  root: HTMLElement | undefined,
  words: { title: string; when: string },
): Promise<string> {
  const looks = getComputedStyle(document.documentElement);
  const colour = (name: string) => looks.getPropertyValue(name).trim();
  const drawing = boardIn(root);
  const frame = root?.getBoundingClientRect();
  const scale = drawing && frame ? Math.min((WIDTH - 2 * MARGIN) / frame.width, BOARD / frame.height) : 0;
  const boardHeight = frame ? frame.height * scale : 0;
  const rows = summedUp(table.game, table.position.sheet, table.seats.length);
  const top = HEAD + boardHeight + 44;
  const height = top + (rows.length + 1) * ROW + MARGIN;

  const picture = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height,
    viewBox: `0 0 ${WIDTH} ${height}`,
  });
  picture.append(style(await faces()), element('rect', { width: WIDTH, height, fill: colour('--paper') }));
  const write = (text: string, x: number, y: number, more: Record<string, string | number> = {}) => {
    const line = element('text', {
      x,
      y,
      fill: colour('--ink'),
      'font-family': 'Inter Variable, Inter, sans-serif',
      'font-size': 16,
      'font-variant-numeric': 'tabular-nums',
      ...more,
    });
    line.textContent = text;
    picture.append(line);
  };
  const display = { 'font-family': 'Fraunces Variable, Fraunces, Georgia, serif', 'font-weight': 600 };
  write(words.title, MARGIN, 48, { ...display, 'font-size': 30 });
  write(words.when, WIDTH - MARGIN, 46, { 'text-anchor': 'end', fill: colour('--ink-2') });

  if (drawing && frame) {
    const box = drawing.getBoundingClientRect();
    const view = element('svg', {
      x: MARGIN,
      y: HEAD,
      width: WIDTH - 2 * MARGIN,
      height: boardHeight,
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      preserveAspectRatio: 'xMidYMid slice',
    });
    view.append(element('rect', { width: frame.width, height: frame.height, fill: colour('--table') }));
    view.append(
      copied(drawing, box.left - frame.left, box.top - frame.top, { width: box.width, height: box.height }),
    );
    picture.append(view);
  }

  const columns = table.seats.length;
  const room = Math.min(180, (WIDTH - 2 * MARGIN - 260) / columns);
  const right = (seat: number) => WIDTH - MARGIN - (columns - 1 - seat) * room;
  for (const [seat, { name, colour: own }] of table.seats.entries()) {
    write(name, right(seat), top - 12, { 'text-anchor': 'end', 'font-weight': 600 });
    picture.append(
      element('path', {
        d: seatShape(own, 7),
        transform: `translate(${right(seat) - 12 - name.length * 9.5} ${top - 18})`,
        fill: colour(`--seat-${own}`),
        stroke: colour('--ink'),
        'fill-rule': 'evenodd',
      }),
    );
  }
  for (const [index, row] of rows.entries()) {
    const y = top + (index + 1) * ROW;
    picture.append(
      element('path', { d: `M${MARGIN} ${y - 24}H${WIDTH - MARGIN}`, stroke: colour('--line') }),
    );
    write(t(row.key), MARGIN, y);
    for (const [seat, points] of row.points.entries())
      write(String(points), right(seat), y, { 'text-anchor': 'end' });
  }
  const y = top + (rows.length + 1) * ROW + 6;
  picture.append(element('path', { d: `M${MARGIN} ${y - 28}H${WIDTH - MARGIN}`, stroke: colour('--ink') }));
  write(t('review-total'), MARGIN, y, { 'font-weight': 600 });
  for (const [seat, total] of table.position.totals.entries())
    write(String(total), right(seat), y, {
      ...display,
      'font-size': 24,
      'text-anchor': 'end',
      fill: colour(table.position.outcome.winners.includes(seat) ? '--accent' : '--ink'),
    });
  return new XMLSerializer().serializeToString(picture);
}
