/** The camera of a board: how table units become px of its container. */
import type { Box } from './bubble';

/** `px = unit * k + x` (and likewise for y). */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The view that shows all of `bounds` in the middle of a container, never larger than `most`. */
export function fitView(bounds: Box, container: Size, margin: number, least: number, most: number): View {
  const [width, height] = [Math.max(1, bounds.width), Math.max(1, bounds.height)];
  const room = {
    width: Math.max(1, container.width - 2 * margin),
    height: Math.max(1, container.height - 2 * margin),
  };
  const k = Math.max(least, Math.min(most, room.width / width, room.height / height));
  return {
    k,
    x: container.width / 2 - (bounds.x + width / 2) * k,
    y: container.height / 2 - (bounds.y + height / 2) * k,
  };
}

/** A box of table units in px of the container. */
export function project(view: View, box: Box): Box {
  return {
    x: box.x * view.k + view.x,
    y: box.y * view.k + view.y,
    width: box.width * view.k,
    height: box.height * view.k,
  };
}

/** The smallest move of the view that brings all of a box (table units) into the container, or as much as fits. */
export function revealView(view: View, box: Box, container: Size, margin: number): View {
  const shown = project(view, box);
  const shift = (start: number, length: number, room: number): number => {
    if (start < margin) return margin - start;
    const over = start + length - (room - margin);
    return over > 0 ? -Math.min(over, start - margin) : 0;
  };
  return {
    k: view.k,
    x: view.x + shift(shown.x, shown.width, container.width),
    y: view.y + shift(shown.y, shown.height, container.height),
  };
}

/** By how much a view may be smaller than it could be before it is fitted anew. */
const LOOSE = 1.6;

/** Whether a box is no longer all in sight, or has become so small that `fitted`, the view made for it, is much nearer. */
export function outgrown(view: View, box: Box, fitted: View, container: Size): boolean {
  const { x, y, width, height } = project(view, box);
  const inSight = x >= 0 && y >= 0 && x + width <= container.width && y + height <= container.height;
  return !inSight || fitted.k > view.k * LOOSE;
}
