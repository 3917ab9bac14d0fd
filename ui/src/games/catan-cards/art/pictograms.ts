/**
 * One object for every card, in a box of 64: flat fills, a line of 2 in ink, recognisable as a black shape. No
 * publisher's art: cloister arches for the abbey, a spool for the woolen mill, and so on.
 */
import { group, path, type Shape } from '../../../kit/drawing';
import { RESOURCE_FILL, type ResourceName, resourceIcon } from '../../../kit/resources';

/** The same in every theme: a card on the screen must be found again on the table. */
export const CARD = {
  ink: '#1e2430',
  paper: '#fbf6e8',
  wood: '#8a5a34',
  timber: '#b98a52',
  straw: '#e9d8ae',
  brick: '#c4673f',
  red: '#ad3a2b',
  steel: '#c3c9d3',
  slate: '#5b6a7d',
  gold: '#d99a00',
  leaf: '#6f8f3f',
  blue: '#2362c0',
  dark: '#2a1a14',
} as const;

/** A stroke: its path, its fill (none if left out), its width (2 if left out). */
type Stroke = readonly [d: string, fill?: string | undefined, width?: number];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

const inked = (strokes: readonly Stroke[]): Shape =>
  group(
    {
      fill: 'none',
      stroke: CARD.ink,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    strokes.map(([d, fill, width]) =>
      path(d, { ...(fill ? { fill } : {}), ...(width === undefined ? {} : { 'stroke-width': width }) }),
    ),
  );

const { paper, wood, timber, straw, brick, red, steel, slate, gold, leaf, blue, dark, ink } = CARD;

const ANVIL = 'M10 24h30c2 8 8 10 16 10v6H40c-2 3-2 6 2 10v6H18v-6c5-4 5-8 2-12C14 36 10 32 10 24z';

const OBJECTS: Readonly<Record<string, readonly Stroke[]>> = {
  sawmill: [
    [disc(32, 33, 21), steel],
    [
      'M32 8l5 6-9 0zM57 33l-6 5 0-9zM32 58l-5-6 9 0zM7 33l6-5v9zM50 15l0 8-6-6zM50 51l-8 0 6-6zM14 51l0-8 6 6zM14 15l8 0-6 6z',
      steel,
      1.6,
    ],
    [disc(32, 33, 5), wood],
    [box(4, 46, 56, 10), '#a9743f'],
    ['M10 51h12M30 51h20', undefined, 1.4],
  ],
  marketplace: [
    ['M12 28v28h40V28', straw],
    ['M6 28 12 10h40l6 18z', paper],
    ['M15.5 10 12 28h10l2-18zM32 10h-2l-1 18h10l-1-18zM46 10l5 18h7L52 10z', red, 0],
    ['M6 28c2 7 11 7 13 0 2 7 11 7 13 0 2 7 11 7 13 0 2 7 11 7 13 0', paper],
    [disc(22, 47, 4.5), '#d9691a', 1.4],
    [disc(31, 47, 4.5), '#9dbb5a', 1.4],
    [disc(40, 47, 4.5), '#c2332a', 1.4],
    ['M12 51h40'],
  ],
  brick_factory: [
    [box(40, 8, 10, 20), '#8a3f24'],
    ['M42 7c-4-4 3-6 8-5'],
    ['M10 56V34C10 24 20 20 32 20s22 4 22 14v22z', brick],
    ['M22 56V44a10 10 0 0 1 20 0v12z', dark],
    ['M27 56c-2-6 3-7 4-13 5 4 8 8 6 13z', '#f0a52b', 0],
    ['M14 36h8M42 36h8M12 46h6M46 46h6M26 27h12', undefined, 1.6],
  ],
  library: [
    ['M8 14c9-4 18-2 24 4v38c-6-6-15-8-24-4zM56 14c-9-4-18-2-24 4v38c6-6 15-8 24-4z', paper],
    [
      'M14 22c5-1 9 0 12 2M14 30c5-1 9 0 12 2M14 38c5-1 9 0 12 2M50 22c-5-1-9 0-12 2M50 30c-5-1-9 0-12 2M50 38c-5-1-9 0-12 2',
      undefined,
      1.8,
    ],
    ['M8 52c9-4 18-2 24 4 6-6 15-8 24-4v6c-9-4-18-2-24 2-6-4-15-6-24-2z', red, 1.6],
  ],
  garrison: [
    ['M6 28 32 8l26 20v28H6z', timber],
    ['M6 28 32 8l26 20', undefined, 3.4],
    [box(18, 36, 28, 20), '#6d4a2a'],
    ['M18 36l28 20M46 36 18 56', undefined, 1.6],
    ['M32 34l11 4v7c0 7-5 11-11 14-6-3-11-7-11-14v-7z', steel],
    ['M32 40v13M26 46h12', undefined, 2.4],
  ],
  foundry: [
    [ANVIL, '#6b7485'],
    ['M44 6l10 10-5 5L39 11z', wood],
    ['M40 10l-14 8', undefined, 3],
    ['M14 14l-3-6M22 12V5M7 19l-5-2', undefined, 2.6],
  ],
  smithy: [
    ['M47 2l6 2-1 6-18 18-6-5z', steel],
    ['M27 16l13 12M30 26l-7 7', undefined, 3.2],
    ['M8 34h32c2 6 8 8 16 8v5H40c-2 3-1 5 2 8v5H18v-5c4-3 5-5 3-8-7-1-12-5-13-13z', '#525c6d'],
  ],
  church: [
    ['M26 22 36 6l10 16v34H26z', straw],
    ['M6 56V38l10-8 10 8v18z', straw],
    ['M4 38l12-10 12 10M24 22 36 4l12 18', undefined, 3.2],
    ['M36 24v12M31 29h10', undefined, 2.8],
    ['M31 56V46a5 5 0 0 1 10 0v10z', '#6d4a2a'],
    [box(46, 40, 12, 16), '#d9c48f'],
  ],
  town_hall: [
    ['M6 30 32 12l26 18z', red],
    [box(10, 30, 44, 26), straw],
    ['M16 34v18M26 34v18M38 34v18M48 34v18', undefined, 3.6],
    ['M32 12V2h10l-3 3 3 3H32', gold, 1.6],
    [box(4, 52, 56, 6), '#d9c48f'],
    [disc(32, 23, 4), paper, 1.4],
  ],
  woolen_mill: [
    [`${box(16, 12, 32, 8)}${box(16, 46, 32, 8)}`, wood],
    [box(20, 20, 24, 26), '#f3ecd8'],
    ['M20 25l24 4M20 31l24 4M20 37l24 4M20 43l20 3', undefined, 1.8],
    ['M44 40c10 0 14 6 12 16', undefined, 2.2],
    ['M32 4v8M32 54v6', undefined, 3],
  ],
  abbey: [
    ['M8 56V30C8 16 18 8 32 6c14 2 24 10 24 24v26z', '#e4d6b4'],
    ['M15 56V36a8 8 0 0 1 15 0v20zM34 56V36a8 8 0 0 1 15 0v20z', slate],
    ['M22.5 30v26M41.5 30v26M15 44h15M34 44h15', undefined, 1.6],
    [disc(32, 18, 5), slate],
  ],
  grain_mill: [
    ['M22 58 27 24h10l5 34z', straw],
    ['M26 24 32 16l6 8z', wood],
    [
      'M32 22 50 4l5 5-18 18zM32 22 14 4 9 9l18 18zM32 22l18 18 5-5-18-18zM32 22 14 40l-5-5 18-18z',
      paper,
      1.8,
    ],
    [disc(32, 22, 2.4), ink],
    ['M29 58V48h6v10z', '#6d4a2a'],
  ],
  aqueduct: [
    ['M2 18h60v9H2z', steel],
    ['M2 14h60', '#4f93a0', 4],
    ['M2 27h60v31h-9V44a9 9 0 0 0-15 0v14h-8V44a9 9 0 0 0-15 0v14H2z', straw],
    ['M2 34h60', undefined, 1.4],
  ],
  bath_house: [
    ['M6 34h52c0 12-6 20-14 22H20C12 54 6 46 6 34z', paper],
    ['M6 34h52', undefined, 3.4],
    ['M12 34c4-5 8 3 13-1s8 3 13-1 8 3 14 1z', '#7fb6c6'],
    ['M20 24c-4-5 4-8 0-14M32 24c-4-5 4-8 0-14M44 24c-4-5 4-8 0-14', undefined, 2.4],
    ['M18 56l-3 5M46 56l3 5', undefined, 3],
  ],
  colossus_of_catan: [
    ['M14 60h36l-4-12H18z', slate],
    ['M24 48 26 26h12l2 22z', steel],
    ['M22 26h20l-3-7H25z', straw],
    ['M32 19c-8-5-2-10 0-17 2 7 8 12 0 17z', '#f0a52b'],
    ['M20 53h24M28 34h8M27 41h10', undefined, 1.6],
  ],
  counting_house: [
    [box(8, 8, 48, 48), timber],
    [box(14, 14, 36, 36), paper],
    ['M14 22h36M14 32h36M14 42h36', undefined, 1.8],
    [`${disc(20, 22, 3.6)}${disc(28, 22, 3.6)}${disc(36, 32, 3.6)}${disc(44, 32, 3.6)}`, red, 1.4],
    [`${disc(20, 32, 3.6)}${disc(30, 42, 3.6)}${disc(38, 42, 3.6)}${disc(44, 22, 3.6)}`, gold, 1.4],
  ],
  harbor: [
    [disc(32, 11, 6), paper, 3],
    ['M32 17v40M20 24h24', undefined, 4.4],
    ['M8 38c1 14 12 20 24 20s23-6 24-20l-8 5M8 38l8 5', undefined, 4.4],
  ],
  merchant_guild: [
    ['M32 6v48M18 58h28', undefined, 3.4],
    ['M10 16h44', undefined, 3],
    ['M10 16 3 38h16zM54 16l-9 22h16z', undefined, 1.8],
    ['M2 38h18c0 6-4 9-9 9s-9-3-9-9zM44 38h18c0 6-4 9-9 9s-9-3-9-9z', gold],
    [disc(32, 8, 4), gold],
  ],
  mint: [
    ['M8 44v8c0 4 9 6 18 6s18-2 18-6v-8z', gold],
    ['M8 36v8c0 4 9 6 18 6s18-2 18-6v-8z', gold],
    ['M8 36c0-4 9-6 18-6s18 2 18 6-9 6-18 6-18-2-18-6z', '#f0c93a'],
    ['M38 4h18v14H38z', slate],
    ['M47 18v14', undefined, 4],
  ],
  // the action cards
  alchemist: [
    ['M26 6h12v16l14 26c3 6 0 10-6 10H18c-6 0-9-4-6-10l14-26z', paper],
    ['M19 36h26l7 12c3 6 0 10-6 10H18c-6 0-9-4-6-10z', '#8a6bb0'],
    ['M23 6h18', undefined, 4],
    [`${disc(28, 46, 3)}${disc(37, 50, 2.4)}`, paper, 1.4],
  ],
  caravan: [
    ['M8 40C8 20 18 12 32 12s24 8 24 28z', paper],
    ['M18 40c0-14 3-22 8-27M32 40V12M46 40c0-14-3-22-8-27', undefined, 1.6],
    ['M4 40h56v6H4z', wood],
    [`${disc(18, 50, 8)}${disc(46, 50, 8)}`, straw],
    ['M18 42v16M10 50h16M46 42v16M38 50h16', undefined, 1.6],
  ],
  merchant: [
    ['M24 20c-14 8-20 20-18 30 1 6 6 8 12 8h28c6 0 11-2 12-8 2-10-4-22-18-30z', timber],
    ['M22 8c4 3 6 3 10 0 4 3 6 3 10 0l-3 12H25z', timber],
    ['M22 20h20', undefined, 4],
    [disc(32, 40, 9), gold],
    ['M32 35v10M28 40h8', undefined, 2],
  ],
  scout: [
    ['M4 34 22 22l8 12-18 12z', wood],
    ['M22 22l18-12 10 16-20 8z', slate],
    ['M40 10l10-6 10 16-10 6z', gold],
    ['M24 42l-8 18M28 40l8 20', undefined, 3],
  ],
  spy: [
    ['M4 22c10-6 18-4 28 0 10-4 18-6 28 0 0 16-6 24-16 24-6 0-9-4-12-8-3 4-6 8-12 8C10 46 4 38 4 22z', slate],
    ['M12 30c5-4 10-3 14 2-5 4-11 4-14-2zM52 30c-5-4-10-3-14 2 5 4 11 4 14-2z', paper],
  ],
  black_knight: [
    ['M12 10h40v18c0 16-8 24-20 30-12-6-20-14-20-30z', '#2f3642'],
    ['M32 14v36M20 24h24', steel, 4.4],
    ['M32 14v36M20 24h24', undefined, 1.4],
    ['M28 50h8l-4 6z', gold],
  ],
  arsonist: [
    ['M26 34h12l-3 26h-6z', wood],
    ['M22 28h20l-2 8H24z', slate],
    ['M32 28c-16-2-14-14-6-20 0 6 4 6 5 2 1-4 0-6 3-9 1 8 12 10 10 19-1 5-5 8-12 8z', '#e2601f'],
    ['M32 28c-7-2-7-7-3-11 1 3 3 3 4 0 4 3 6 8-1 11z', '#f3c33d', 1.4],
  ],
  brigands: [
    ['M50 6c6 1 9 6 7 11L24 52c-4 3-10-2-8-7L40 10c2-3 6-5 10-4z', timber],
    ['M42 14l4 2M48 11l3 4M38 22l4 2M46 21l3 3', undefined, 2.4],
    ['M18 44 8 56', undefined, 6],
  ],
  bishop: [
    ['M32 4C18 14 12 26 16 46h32c4-20-2-32-16-42z', paper],
    ['M32 14v28M22 30h20', undefined, 3.2],
    ['M14 46h36v10H14z', gold],
    ['M32 4C26 12 24 20 26 26', undefined, 1.6],
  ],
  herb_woman: [
    ['M10 34h44c0 14-6 20-14 22v4H24v-4C16 54 10 48 10 34z', slate],
    ['M8 34h48', undefined, 3.6],
    ['M38 34 52 10', undefined, 5],
    ['M22 32C10 26 10 14 16 6c8 6 12 16 6 26zM30 32c-4-8 0-18 8-22 2 10 0 18-8 22z', leaf],
    ['M18 12l4 20', undefined, 1.6],
  ],
  // the events
  event_builder: [
    ['M10 56 10 12 54 56z', straw],
    ['M20 46V34l12 12z', paper],
    ['M10 22h5M10 32h5M10 42h5', undefined, 1.8],
    ['M34 8l18 18M30 12l8-8M52 26l8 8', undefined, 4],
  ],
  event_civil_war: [
    ['M8 6l30 36-5 5L6 10zM56 6 26 42l5 5L58 10z', steel],
    ['M28 50l14-12M36 50 22 38', undefined, 3],
    ['M42 46l10 12M22 46 12 58', undefined, 5],
  ],
  event_good_year: [
    [
      'M18 30C14 20 16 10 22 4c4 8 4 18 0 26M32 28c-4-8-4-18 0-26 4 8 4 18 0 26M46 30c4-10 2-20-4-26-4 8-4 18 0 26',
      '#e0b13c',
    ],
    ['M22 30c4 6 6 8 10 8s6-2 10-8l8 28H14z', '#e0b13c'],
    ['M20 40h24', undefined, 5],
    ['M26 46v10M32 46v10M38 46v10', undefined, 1.6],
  ],
  event_progress: [
    [
      'M28 4h8l1 8 6 3 7-5 6 6-5 7 3 6 8 1v8l-8 1-3 6 5 7-6 6-7-5-6 3-1 8h-8l-1-8-6-3-7 5-6-6 5-7-3-6-8-1v-8l8-1 3-6-5-7 6-6 7 5 6-3z',
      steel,
    ],
    [disc(32, 34, 9), paper],
  ],
  event_new_year: [
    ['M14 4h36M14 60h36', undefined, 4],
    ['M18 6c0 14 6 20 12 26-6 6-12 12-12 26h28c0-14-6-20-12-26 6-6 12-12 12-26z', paper],
    ['M22 56c2-10 8-12 10-18 2 6 8 8 10 18z', gold],
    ['M24 16h16c-2 6-5 10-8 14-3-4-6-8-8-14z', gold],
  ],
  event_conflict: [
    ['M10 10h44v18c0 16-10 24-22 30C20 52 10 44 10 28z', red],
    ['M34 10l-6 16 9 6-8 12 3 14', undefined, 3.4],
  ],
  event_plague: [
    ['M12 28C12 14 20 6 32 6s20 8 20 22c0 6-3 10-6 13v11H18V41c-3-3-6-7-6-13z', paper],
    [`${disc(23, 28, 5.5)}${disc(41, 28, 5.5)}`, ink],
    ['M32 36l-3 6h6zM26 52v-6M32 52v-6M38 52v-6', undefined, 2],
  ],
};

/** The crests of the nine knights, by which a black shape tells who it is. */
const CRESTS: Readonly<Record<string, readonly [helmet: string, crest: string, drawing: string]>> = {
  conrad_the_swift: [steel, blue, 'M32 10C26 0 40-2 52 6c6 5 7 14 4 22-5-9-13-13-22-14z'],
  otto_the_berserker: ['#8d7a66', red, 'M34 8C48 0 60 8 58 22c-5-6-12-8-20-6z'],
  falk_the_fair: [
    '#dfe4ea',
    gold,
    'M28 10c-14-8-22-4-26 6 8-4 16-3 24 2zM36 10c14-8 22-4 26 6-8-4-16-3-24 2z',
  ],
  gotz_ironfist: [slate, red, 'M16 12l4-10 6 6 6-8 6 8 6-6 4 10z'],
  hagen_the_sinister: [
    '#3a4150',
    steel,
    'M18 14C6 14 4 4 8-1c2 7 8 8 14 9zM46 14c12 0 14-10 10-15-2 7-8 8-14 9z',
  ],
  karl_the_strong: ['#e0b13c', red, 'M14 14V0l9 7 9-9 9 9 9-7v14z'],
  pippin_the_short: ['#b98a52', leaf, 'M32 10C30 0 36-4 40-4c2 6-1 12-6 14z'],
  siegfried_lackland: [steel, straw, disc(32, 3, 6)],
  walter_the_recreant: ['#c7ab86', blue, 'M26 10V-3h12v13z'],
};

const helmet = (id: string): readonly Stroke[] => {
  const [metal, plume, crest] = CRESTS[id] ?? [steel, blue, ''];
  return [
    [crest, plume],
    ['M12 36C10 18 20 9 32 9s22 9 20 27l-3 20c-10 6-24 6-34 0z', metal],
    ['M13 33h38M32 33v26', undefined, 2.4],
    ['M18 36h11l-1 5H19zM46 36H35l1 5h9z', ink, 1],
    ['M22 48v6M27 49v6M37 49v6M42 48v6'],
  ];
};

const ship = (resource: ResourceName): readonly Shape[] => [
  inked([
    ['M8 44h48l-7 12H16z', wood],
    ['M31 8v36', undefined, 2.6],
    ['M33 9c14 6 18 17 18 30H33z', paper],
    ['M29 14C19 20 14 28 13 39h16z', RESOURCE_FILL[resource]],
  ]),
  group({ transform: 'translate(34.5 21.5) scale(.62)' }, resourceIcon(resource, ink, 'none')),
  path('M4 60q5-4 10 0t10 0 10 0 10 0 10 0 6-1', {
    fill: 'none',
    stroke: '#3c7c8c',
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
  }),
];

const known = new Map<string, readonly Shape[]>();

/** The object of a card by its id; drawn once. */
export function pictogram(id: string): readonly Shape[] {
  const drawnBefore = known.get(id);
  if (drawnBefore) return drawnBefore;
  const shapes = id.endsWith('_fleet')
    ? ship(id.replace('_fleet', '') as ResourceName)
    : [inked(id in CRESTS ? helmet(id) : (OBJECTS[id] ?? []))];
  known.set(id, shapes);
  return shapes;
}

/** Whether the card has an object of its own. */
export const hasPictogram = (id: string): boolean => id in OBJECTS || id in CRESTS || id.endsWith('_fleet');
