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

/** How far along the target a bubble may be shifted: the tip then leaves it nearer to one end. */
const SHIFTS = [0.5, 0.15, 0.85, 0.3, 0.7] as const;

/**
 * Of the places above, below, left and right of `target`, shifted along it or not, the one that covers least of
 * `keep` (the board's tiles and legal places); earlier ones win a tie, centred above first. Always inside `room`.
 */
export function bubblePlace(
  target: Box,
  size: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  keep: readonly Box[] = [],
): BubblePlace {
  const centre = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const inside = (x: number, y: number, tip: Tip): BubblePlace => {
    const placed = {
      x: clamp(x, MARGIN, room.width - size.width - MARGIN),
      y: clamp(y, MARGIN, room.height - size.height - MARGIN),
    };
    const upright = tip === 'top' || tip === 'bottom';
    const tipAt = upright
      ? clamp(centre.x - placed.x, CORNER, size.width - CORNER)
      : clamp(centre.y - placed.y, CORNER, size.height - CORNER);
    return { ...placed, tip, tipAt };
  };
  const beside = (tip: Tip, shift: number): BubblePlace => {
    switch (tip) {
      case 'bottom':
        return inside(centre.x - size.width * shift, target.y - size.height - GAP, tip);
      case 'top':
        return inside(centre.x - size.width * shift, target.y + target.height + GAP, tip);
      case 'right':
        return inside(target.x - size.width - GAP, centre.y - size.height * shift, tip);
      case 'left':
        return inside(target.x + target.width + GAP, centre.y - size.height * shift, tip);
    }
  };
  const tips: readonly Tip[] = ['bottom', 'top', 'right', 'left'];
  const places = tips.flatMap((tip) => SHIFTS.map((shift) => beside(tip, shift)));
  const cost = (place: BubblePlace): number => {
    const box = { ...place, ...size };
    // The place itself must stay visible above all.
    return 50 * covered(box, target) + keep.reduce((sum, each) => sum + covered(box, each), 0);
  };
  return places
    .map((place) => ({ place, cost: cost(place) }))
    .reduce((best, each) => (each.cost < best.cost ? each : best)).place;
}
