/** Final scoring as a walk: one step for each road, city, monastery and field, in the order of the rulebook. */
import type { Feature, Place } from '../../generated/carcassonne';
import type { Arg, Line } from '../../generated/contract';

export const SOURCES = ['road', 'city', 'monastery', 'farm'] as const;
export type Source = (typeof SOURCES)[number];

export interface Step {
  readonly source: Source;
  /** Which of its source, from 1, and of how many. */
  readonly number: number;
  readonly of: number;
  /** The lines of the sheet it gives: one for each seat that shares the majority. */
  readonly lines: readonly Line[];
  readonly at: readonly Place[];
  readonly points: number;
  /** Followers by seat. */
  readonly followers: readonly number[];
  /** Points of every seat after this step. */
  readonly totals: readonly number[];
}

const isFinal = (line: Line) => line.after === null || line.after === undefined;
const sourceOf = (line: Line) => SOURCES.find((source) => source === line.source);

/** A figure of a line; 0 where it has none. */
export function figure(line: Line | undefined, name: string): number {
  const arg: Arg | undefined = line?.args[name];
  return arg && 'number' in arg ? arg.number : 0;
}

function perSeat(line: Line | undefined): readonly number[] {
  const arg = line?.args.followers;
  return arg && 'perSeat' in arg ? arg.perSeat : [];
}

/** The steps of a finished game's sheet. Lines for the same thing stand together on it. */
export function walkOf(sheet: readonly Line[], seats: number): Step[] {
  const totals = Array.from({ length: seats }, () => 0);
  for (const line of sheet)
    if (!isFinal(line) || !sourceOf(line)) totals[line.seat] = (totals[line.seat] ?? 0) + line.points;
  const groups: Line[][] = [];
  for (const line of sheet.filter((each) => isFinal(each) && sourceOf(each))) {
    const last = groups.at(-1);
    if (last?.[0] && sameThing(last[0], line)) last.push(line);
    else groups.push([line]);
  }
  const counts = new Map<Source, number>();
  const steps = groups.flatMap((lines) => {
    const first = lines[0];
    const source = first && sourceOf(first);
    if (!first || !source) return [];
    const number = (counts.get(source) ?? 0) + 1;
    counts.set(source, number);
    for (const line of lines) totals[line.seat] = (totals[line.seat] ?? 0) + line.points;
    return [
      {
        source,
        number,
        lines,
        at: first.at as readonly Place[],
        points: Math.max(...lines.map((line) => line.points)),
        followers: perSeat(first),
        totals: [...totals],
      },
    ];
  });
  return steps.map((step) => ({ ...step, of: counts.get(step.source) ?? 0 }));
}

/** Whether two lines are about the same road, city, monastery or field (a tie). */
function sameThing(a: Line, b: Line): boolean {
  const [first, other] = [a.at[0] as Place | undefined, b.at[0] as Place | undefined];
  return (
    a.source === b.source &&
    a.seat !== b.seat &&
    first?.x === other?.x &&
    first?.y === other?.y &&
    first?.at === other?.at &&
    first?.feature === other?.feature
  );
}

/** The rule that a line of final scoring rests on. */
export function ruleOf(code: string): string {
  switch (code) {
    case 'car-line-road-open':
      return 'CAR-END-04';
    case 'car-line-city-open':
      return 'CAR-END-05';
    case 'car-line-monastery-open':
      return 'CAR-END-06';
    default:
      return 'CAR-FARM-02';
  }
}

/** What a source's things are on the board. */
export const featureOf = (source: Source): Feature => (source === 'farm' ? 'field' : source);
