/** A sheet summed up by source. */
import type { Line } from '../../generated/contract';

export interface SourceRow {
  readonly source: string;
  /** Key of its name. */
  readonly key: string;
  readonly points: readonly number[];
}

const OWN = ['road', 'city', 'monastery', 'farm'] as const;

/** The game's sources in the order of its scoring, then whatever the table decided. */
export function bySource(sheet: readonly Line[], seats: number): SourceRow[] {
  const others = [...new Set(sheet.map((line) => line.source))].filter(
    (each) => !OWN.some((own) => own === each),
  );
  const row = (source: string, key: string): SourceRow => ({
    source,
    key,
    points: Array.from({ length: seats }, (_, seat) =>
      sheet
        .filter((line) => line.seat === seat && line.source === source)
        .reduce((sum, line) => sum + line.points, 0),
    ),
  });
  return [
    ...OWN.map((source) => row(source, `car-source-${source}`)),
    ...others.map((source) => row(source, `source-${source}`)),
  ];
}
