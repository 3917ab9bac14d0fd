/** Axes: a scale whose ends are round numbers, and the few numbers that are written on it. */
import { type ScaleLinear, scaleLinear } from 'd3-scale';

export interface Axis {
  /** Where a value lies in the drawing. */
  readonly at: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
}

export function axis(domain: readonly [number, number], range: readonly [number, number], count = 4): Axis {
  const [low, high] = domain;
  const at = scaleLinear()
    .domain([low, high > low ? high : low + 1])
    .range(range)
    .nice(count);
  return { at, ticks: at.ticks(count) };
}

/** Whole numbers only, for counts. */
export function countAxis(most: number, range: readonly [number, number], count = 4): Axis {
  const whole = axis([0, Math.max(1, most)], range, count);
  return { at: whole.at, ticks: whole.ticks.filter(Number.isInteger) };
}
