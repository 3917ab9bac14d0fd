/** Followers as they stand on the tiles. */
import type { SeatColour } from '../../../kit/seats';

/** Height of the traveller's own drawing. */
const DRAWN_HEIGHT = 35;

/** Height of a follower as a share of the tile, on a table and on the small board of a phone. */
export const FOLLOWER_SHARE = { normal: 0.4, small: 0.56 } as const;

/** The line round a figure: dark, but for black followers, which would melt into it. */
export function figureLine(colour: SeatColour): string {
  return colour === 'black' ? 'var(--seat-white)' : 'var(--piece-ink)';
}

/** How a figure of this height is moved to its stand: its middle is on the stand, a farmer lies with his head west. */
export function figureTransform(x: number, y: number, height: number, lying: boolean): string {
  const scale = Math.round((height / DRAWN_HEIGHT) * 1000) / 1000;
  const posture = lying ? 'rotate(-90) translate(0 17)' : 'translate(0 16)';
  return `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) scale(${scale}) ${posture}`;
}
