/** Outlines of what is marked on the sheet, round (0, 0). */
import { figure } from '../../../kit/drawing';

const line = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? figure(part) : part)).join(' ');

/** A settlement: a gabled house. */
export const house = (w: number, h: number): string =>
  line('M', -w / 2, h * 0.46, 'V', -h * 0.1, 'L', 0, -h * 0.54, 'L', w / 2, -h * 0.1, 'V', h * 0.46, 'z');

/** A city: a tower with an annex at its left. */
export const tower = (w: number, h: number): string =>
  line(
    ...['M', -w / 2, h * 0.46, 'V', h * 0.02, 'H', -w * 0.06, 'V', -h * 0.26],
    ...['L', w * 0.22, -h * 0.56, 'L', w / 2, -h * 0.26, 'V', h * 0.46, 'z'],
  );

/** A knight: a pawn. */
export const pawn = (h: number): string =>
  line(
    ...['M', -h * 0.34, h * 0.5, 'C', -h * 0.36, h * 0.2, -h * 0.16, h * 0.18, -h * 0.13, -h * 0.02],
    ...['A', h * 0.24, h * 0.24, 0, 1, 1, h * 0.13, -h * 0.02],
    ...['C', h * 0.16, h * 0.18, h * 0.36, h * 0.2, h * 0.34, h * 0.5, 'z'],
  );

/** A cross. */
export const cross = (r: number): string => line('M', -r, -r, 'L', r, r, 'M', r, -r, 'L', -r, r);

/** A hex of side `r`, standing on a point unless turned by 30 degrees. */
export function hexagon(r: number, turned: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((corner * 60 + turned - 90) * Math.PI) / 180;
    return `${figure(r * Math.cos(angle))} ${figure(r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}
