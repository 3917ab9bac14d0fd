/** The few signs of the frame, drawn as strokes in a box of 24. */
export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 5.5 4.5 10 9 14.5M5 10h9a5 5 0 0 1 0 10h-2',
  redo: 'M15 5.5 19.5 10 15 14.5M19 10h-9a5 5 0 0 0 0 10h2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  right: 'm9 6 6 6-6 6',
  left: 'm15 6-6 6 6 6',
  turnRight: 'M20 5v5h-5M19.4 10A8 8 0 1 0 20 14',
  turnLeft: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  gavel: 'M9 8.6 13.6 4l6.4 6.4-4.6 4.6zM12.2 11.8l-8 8M13 21h8',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  play: 'M8 5v14l11-7z',
  first: 'M6 6v12M18 6l-8 6 8 6',
  last: 'M18 6v12M6 6l8 6-8 6',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  edit: 'M4 20l1-4.5L15.5 5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  book: 'M12 6.5C10 5 7 4.7 4 5v13.5c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zV20',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  settings: 'M4 7h9M17 7h3M13 4.5v5M4 12h3M11 12h9M11 9.5v5M4 17h9M17 17h3M13 14.5v5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  hand: 'm4.5 8.5 8.700-1.5 2.400 12.5-8.700 1.600zM11 4.5 18.5 6a1.5 1.5 0 0 1 1.200 1.800L17.5 18',
  card: 'M5 5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM12 8l1.200 2.600 2.800.3-2.100 1.900.6 2.800-2.5-1.400-2.5 1.400.6-2.800L8 10.900l2.800-.3z',
  knight:
    'M7 21h10M8 21c0-5 1-6 1-8-2 .5-3.5 1.5-5 .5 0-2 3-3.5 4-6.5l1-3 2 2c5 0 7 4 6.5 8-.3 3-1.5 4-1.5 7',
  road: 'M4 18 20 6M6.5 20.5 22 9',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  shuffle: 'M3 7h4l8 10h5l-3-3m3 3-3 3M3 17h4l2.5-3M13 10l2-3h5l-3-3m3 3-3 3',
} as const;

export type IconName = keyof typeof ICONS;

/** Signs made of dots, which need a thicker stroke to be seen. */
export const DOTTED: ReadonlySet<IconName> = new Set(['more', 'grip']);
