/** The looks of a seat: colour, shape and letter always go together, so that nobody has to tell red from green. */

export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'orange', 'white', 'brown'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** A seat as the frame shows it. */
export interface SeatLook {
  readonly name: string;
  readonly colour: SeatColour;
  /** One letter, unique at the table. */
  readonly letter: string;
}

/** The fill of a seat, and what is legible on it; as CSS values of the tokens. */
export function seatFill(colour: SeatColour): string {
  return `var(--seat-${colour})`;
}
export function onSeat(colour: SeatColour): string {
  return `var(--on-${colour})`;
}

/** Letters for the seats of a table: the first of each name, or the next one that is still free. */
export function seatLetters(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const letter = candidates.find((each) => !taken.has(each)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function disc(r: number): string {
  const size = number(r);
  return `M-${size} 0A${size} ${size} 0 1 1 ${size} 0A${size} ${size} 0 1 1-${size} 0z`;
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}z`;
}

/**
 * The shape of a colour round (0, 0) as the `d` of one filled path (the ring needs the even-odd rule).
 * The factors make all eight look equally large at the same `r`.
 */
export function seatShape(colour: SeatColour, r: number): string {
  switch (colour) {
    case 'red':
      return disc(r * 0.92);
    case 'blue': {
      const a = r * 0.84;
      return polygon([
        [-a, -a],
        [a, -a],
        [a, a],
        [-a, a],
      ]);
    }
    case 'yellow':
      return polygon([
        [0, -r * 1.02],
        [r * 1.06, r * 0.84],
        [-r * 1.06, r * 0.84],
      ]);
    case 'green': {
      const a = r * 1.14;
      return polygon([
        [0, -a],
        [a, 0],
        [0, a],
        [-a, 0],
      ]);
    }
    case 'black': {
      const [a, b] = [r * 0.36, r * 1.02];
      return polygon([
        [-a, -b],
        [a, -b],
        [a, -a],
        [b, -a],
        [b, a],
        [a, a],
        [a, b],
        [-a, b],
        [-a, a],
        [-b, a],
        [-b, -a],
        [-a, -a],
      ]);
    }
    case 'orange':
      return polygon(
        Array.from({ length: 10 }, (_, i) => {
          const [reach, angle] = [i % 2 === 0 ? r * 1.12 : r * 0.5, (i * Math.PI) / 5];
          return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
        }),
      );
    case 'white':
      return `${disc(r * 0.91)}${disc(r * 0.49)}`;
    case 'brown': {
      const [size, foot] = [number(r), number(r * 0.5)];
      return `M-${size} ${foot}A${size} ${size} 0 0 1 ${size} ${foot}z`;
    }
  }
}

/** The hooded traveller, our follower: 28.4 by 35, foot at y 0. */
export const TRAVELLER =
  'M0-34C5.4-34 8-30.4 7.6-26.2 7.4-24 6.6-22.4 5.4-21.3 10.6-18.6 13.4-11.6 14.2-2.4 14.3-.4 13.2.8 11.6.8H-11.6C-13.2.8-14.3-.4-14.2-2.4-13.4-11.6-10.6-18.6-5.4-21.3-6.6-22.4-7.4-24-7.6-26.2-8-30.4-5.4-34 0-34Z';
