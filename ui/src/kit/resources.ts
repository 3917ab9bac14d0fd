/**
 * The six resources of Catan's family of games as pictures: a colour and an icon each, so that nobody has to tell them
 * by colour. The same in every theme, because they must be found again on the real cards.
 */
import { circle, ellipse, group, path, rect, type Shape } from './drawing';

export const RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore', 'gold'] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** Ground of a resource, and what is drawn on it. */
export const RESOURCE_FILL: Readonly<Record<ResourceName, string>> = {
  lumber: '#3d6a45',
  brick: '#b5532f',
  wool: '#9dbb5a',
  grain: '#e0b13c',
  ore: '#6b7485',
  gold: '#f0c93a',
};
export const RESOURCE_INK: Readonly<Record<ResourceName, string>> = {
  lumber: '#fff8ee',
  brick: '#fff8ee',
  wool: '#20301a',
  grain: '#3a2a06',
  ore: '#fff8ee',
  gold: '#4a3700',
};

/** An icon in a box of 24, in two tones: `ink` fills, `line` draws what lies on it. */
export function resourceIcon(resource: ResourceName, ink: string, line: string): readonly Shape[] {
  const fill = { fill: ink };
  const thin = {
    fill: 'none',
    stroke: line,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const rim = { fill: ink, stroke: line, 'stroke-width': 1.2 };
  switch (resource) {
    case 'lumber':
      return [
        group({ transform: 'rotate(-14 12 12)' }, [
          path('M6.5 3.6h13a3.2 4 0 0 1 0 8h-13zM4 12.4h13a3.2 4 0 0 1 0 8H4z', fill),
          ellipse(6.3, 7.6, 2.9, 4, rim),
          ellipse(6.3, 7.6, 1, 1.6, thin),
          ellipse(3.9, 16.4, 2.9, 4, rim),
          ellipse(3.9, 16.4, 1, 1.6, thin),
          path('M11 6h6M10 9.4h5M9 14.8h6M8.5 18h4.5', thin),
        ]),
      ];
    case 'brick':
      return [
        ...[
          [7, 4.2],
          [1.6, 10],
          [12.6, 10],
          [7, 15.8],
        ].map(([x = 0, y = 0]) => rect(x, y, 10, 4.9, { rx: 0.9, ...fill })),
        path('M1.6 15.8H6v4.9H2.5a.9.9 0 0 1-.9-.9zM22.6 15.8H18v4.9h3.7a.9.9 0 0 0 .9-.9z', fill),
      ];
    case 'wool':
      return [
        path(
          'M6.2 16.5a3.6 3.6 0 0 1-2.5-5.9A3.4 3.4 0 0 1 7 6.2a4 4 0 0 1 6.6-1A3.8 3.8 0 0 1 19 8a3.3 3.3 0 0 1 .4 6 3.4 3.4 0 0 1-4.3 2.8 4 4 0 0 1-5 .4 3.2 3.2 0 0 1-3.9-.7z',
          fill,
        ),
        path('M7.2 16h1.9v5.2H7.2zM14.5 16h1.9v5.2h-1.9z', fill),
        path(
          'M2.2 7.6C.9 9 .8 12.4 2.6 13.7c1.9 1.2 4.6-.3 4.8-2.8.2-2.3-.9-3.8-2.3-4.1-1-.2-2.2.1-2.9.8z',
          rim,
        ),
      ];
    case 'grain':
      return [
        path('M12 1.2c1.9 2 1.9 4.3 0 6.3-1.9-2-1.9-4.3 0-6.3zM11.3 9h1.4v14h-1.4z', fill),
        ...[9.6, 13.2, 16.8].map((y) =>
          path(
            `M11.6 ${y}c-4.2-.2-5.2-2.6-5.3-4.9 3 .1 5.1 1.6 5.3 4.9zM12.4 ${y}c4.2-.2 5.2-2.6 5.3-4.9-3 .1-5.1 1.6-5.3 4.9z`,
            fill,
          ),
        ),
      ];
    case 'ore':
      return [
        path('M2.2 16.4 6 7.4l6.6-3.9 6.6 3.6 2.8 8.6-5.4 5H7.2z', fill),
        path('M6 7.4l4.6 4.3 2-8.2M10.6 11.7l8.6-4.6M10.6 11.7l-3.4 9M10.6 11.7l6 9', thin),
      ];
    case 'gold':
      return [
        circle(12, 12, 9.8, fill),
        circle(12, 12, 6.9, thin),
        path('M12 7.2l1.5 3.2 3.4.4-2.5 2.4.7 3.5L12 15l-3.1 1.7.7-3.5-2.5-2.4 3.4-.4z', { fill: line }),
      ];
  }
}

const chips = new Map<ResourceName, readonly Shape[]>();

/** A resource on its ground, in a box of 24. Drawn once, used everywhere. */
export function resourceChip(resource: ResourceName): readonly Shape[] {
  const known = chips.get(resource);
  if (known) return known;
  const [ground, ink] = [RESOURCE_FILL[resource], RESOURCE_INK[resource]];
  const shapes = [
    rect(0.6, 0.6, 22.8, 22.8, { rx: 5.5, fill: ground, stroke: 'var(--piece-ink)', 'stroke-width': 1 }),
    group({ transform: 'translate(3.5 3.5) scale(.71)' }, resourceIcon(resource, ink, ground)),
  ];
  chips.set(resource, shapes);
  return shapes;
}
