/** The course of the points as the drawing takes it. */
import type { Curve } from '../generated/contract';

/** Points made at one step, worth a mark. */
export interface CourseEvent {
  readonly turn: number;
  readonly seat: number;
  readonly gained: number;
  readonly total: number;
}

/** From how many points on a step gets a mark: a twentieth of what the winner has, but not every single point. */
export const threshold = (curve: Curve): number => Math.max(1, Math.round(Math.max(0, ...curve.totals) / 20));

/** Every seat's gain at a step that is worth a mark, losses too. */
export function eventsOf(curve: Curve, from: number): CourseEvent[] {
  return curve.steps.flatMap(({ turn, gained, totals }) =>
    totals.flatMap((total, seat) => {
      const sum = gained.filter((each) => each.seat === seat).reduce((all, each) => all + each.points, 0);
      return Math.abs(sum) >= from ? [{ turn, seat, gained: sum, total }] : [];
    }),
  );
}

/** Every seat's points from the start to the last step, and at the end with the final scoring. */
export function coursesOf(curve: Curve): { points: number[]; end: number }[] {
  return curve.totals.map((end, seat) => ({
    points: [curve.start, ...curve.steps.map(({ totals }) => totals)].map((totals) => totals[seat] ?? 0),
    end,
  }));
}
