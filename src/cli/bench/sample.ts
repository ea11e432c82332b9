/** The middle value; null when there is none. */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values
    .filter((value): value is number => typeof value === 'number' && !Number.isNaN(value))
    .sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const low = sorted[(sorted.length - 1) >> 1] ?? 0;
  const high = sorted[sorted.length >> 1] ?? 0;
  return (low + high) / 2;
}

/** The value that a share (0 to 1) of the others stays at or under; NaN when there is none. */
export function partOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Median of ours over theirs, round by round: both sides of a pair met the same noise. */
export function medianRatio(
  ours: readonly (number | null)[],
  theirs: readonly (number | null)[],
): number | null {
  return median(
    ours.map((value, round) => {
      const other = theirs[round];
      return value === null || !other ? null : value / other;
    }),
  );
}

/** `1.93`, `14.2`, `3,120`, `-` for nothing. */
export function brief(value: number | null | undefined): string {
  if (value === null || value === undefined) return '-';
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** Calls `step` for every entry in each round, the order turned by one each time. */
export async function rounds<T>(
  count: number,
  entries: readonly T[],
  step: (entry: T, round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < count; round++) {
    const turn = round % Math.max(1, entries.length);
    for (const entry of [...entries.slice(turn), ...entries.slice(0, turn)])
      await step(entry, round);
  }
}
