/** Where a bubble goes: beside the place it speaks of, covering neither it nor, if possible, what must stay visible. */

/** A rectangle in px of the board's container. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Tip = 'top' | 'right' | 'bottom' | 'left';

export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  /** The side of the bubble that carries the tip. */
  readonly tip: Tip;
  readonly tipAt: number;
}

/** Room between the bubble and the place: the tip fills it. */
const GAP = 12;
/** The bubble keeps this far from the container's edges. */
const MARGIN = 12;
/** The tip keeps this far from the bubble's corners. */
const CORNER = 24;

function covered(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value));
}

/**
 * Of the places above, below, left and right of `target`, the one that covers least of `keep` (the board's tiles
 * and legal places); above wins a tie. Always inside `room`.
 */
export function bubblePlace(
  target: Box,
  size: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  keep: readonly Box[] = [],
): BubblePlace {
  const centre = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const [maxX, maxY] = [room.width - size.width - MARGIN, room.height - size.height - MARGIN];
  const along = {
    x: clamp(centre.x - size.width / 2, MARGIN, maxX),
    y: clamp(centre.y - size.height / 2, MARGIN, maxY),
  };
  const sides: readonly { readonly tip: Tip; readonly x: number; readonly y: number }[] = [
    { tip: 'bottom', x: along.x, y: target.y - size.height - GAP },
    { tip: 'top', x: along.x, y: target.y + target.height + GAP },
    { tip: 'right', x: target.x - size.width - GAP, y: along.y },
    { tip: 'left', x: target.x + target.width + GAP, y: along.y },
  ];
  const cost = (side: { readonly x: number; readonly y: number }): number => {
    const box = { x: clamp(side.x, MARGIN, maxX), y: clamp(side.y, MARGIN, maxY), ...size };
    // The place itself must stay visible above all.
    return 50 * covered(box, target) + keep.reduce((sum, each) => sum + covered(box, each), 0);
  };
  const best = sides.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const [x, y] = [clamp(best.x, MARGIN, maxX), clamp(best.y, MARGIN, maxY)];
  const tipAt =
    best.tip === 'top' || best.tip === 'bottom'
      ? clamp(centre.x - x, CORNER, size.width - CORNER)
      : clamp(centre.y - y, CORNER, size.height - CORNER);
  return { x, y, tip: best.tip, tipAt };
}
