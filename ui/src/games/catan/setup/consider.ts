/** Questions about a board before the session begins. */
import type { Backend } from '../../../backend';
import type { Answer, Board, Draft, Question, Setup, Style } from '../../../generated/catan';
import { islandFor } from '../art/shape';

/** Asks the referee about the table as it would be laid out with this set-up. */
export async function consider(backend: Backend, setup: Setup, question: Question): Promise<Answer> {
  return (await backend.call('consider', { game: 'catan', setup, question })).answer as Answer;
}

/** A board laid out in some style; none where the style has no board for so many seats. */
export async function layOut(backend: Backend, setup: Setup, style: Style): Promise<Board | undefined> {
  const answer = await consider(backend, setup, { type: 'layout', style });
  return answer.type === 'layout' ? answer.board : undefined;
}

/** A board of which nothing is told; its harbours lie where the frame has them. */
export function emptyDraft(seats: number): Draft {
  const island = islandFor(seats);
  return {
    hexes: island.hexes.map(() => ({ terrain: null, token: null })),
    harbours: island.harbours.map((edge) => ({ edge, kind: null })),
    robber: null,
  };
}

export const draftOf = (board: Board): Draft => ({
  hexes: board.hexes.map(({ terrain, token }) => ({ terrain, token: token ?? null })),
  harbours: board.harbours.map(({ edge, kind }) => ({ edge, kind })),
  robber: board.robber[0] ?? null,
});

/** A seed short enough to be said aloud and typed in again. */
export function freshSeed(): number {
  const [value = 0] = crypto.getRandomValues(new Uint16Array(1));
  return (value % 9999) + 1;
}
