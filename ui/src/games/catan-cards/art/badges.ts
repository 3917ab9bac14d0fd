/** The small signs on cards: points, commerce, strength, tournament; each round (0, 0). */
import { circle, group, path, type Shape } from '../../../kit/drawing';
import { CARD } from './pictograms';

const line = (stroke: string, width: number) => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
});

/** The gold shield of victory points, `size` wide; the number is text and stands in it. */
export function shield(size: number): Shape {
  const at = (factor: number) => Math.round(size * factor * 100) / 100;
  const d = `M0-${at(0.52)}l${at(0.46)} ${at(0.16)}v${at(0.3)}c0 ${at(0.28)}-${at(0.2)} ${at(0.44)}-${at(0.46)} ${at(0.58)}-${at(0.26)}-${at(0.14)}-${at(0.46)}-${at(0.3)}-${at(0.46)}-${at(0.58)}v-${at(0.3)}z`;
  return path(d, { fill: '#f0c93a', stroke: CARD.ink, 'stroke-width': 1.4 });
}

const SAILS = 'M12 12 4 4M12 12l8-8M12 12l-8 8M12 12l8 8M4 4l5-1M20 4l1 5M4 20l-1-5M20 20l-5 1';
const SWORD = 'M12 2v14M7.5 16h9M12 16v5';
const HELMET = 'M4 20V12a8 8 0 0 1 16 0v8z';
const CLUB = 'M14 3c4-3 9 2 6 6L9 21c-2 2-6-2-4-4z';
const HAND = 'M5.5 8.5l9-1.6 2.3 12.3-9 1.6zM12 4.3l7.5 1.5-1.7 9.5';

/** The sails of the mill on a disc: one disc a point of commerce. */
export function sails(r: number): readonly Shape[] {
  const scale = Math.round((r / 16.4) * 100) / 100;
  return [
    circle(0, 0, r, { fill: CARD.paper, stroke: CARD.ink, 'stroke-width': 1.1 }),
    group({ transform: `scale(${scale}) translate(-12 -12)` }, [path(SAILS, line(CARD.ink, 2.6))]),
  ];
}

/** Signs in a box of 24 that take the colour of the text beside them. */
export const SIGNS = {
  strength: [path(SWORD, line('currentColor', 3.2))],
  commerce: [path(SAILS, line('currentColor', 2.6))],
  tournament: [path(HELMET, { fill: 'currentColor' })],
  hand: [path(HAND, { ...line('currentColor', 2), 'stroke-linejoin': 'round' })],
  brigands: [path(CLUB, { fill: 'currentColor' })],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
export type Sign = keyof typeof SIGNS;
