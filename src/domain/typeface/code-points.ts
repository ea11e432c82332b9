/** Sets of code points as ascending, disjoint, inclusive ranges, flat: [first, last, first, last, ...]. */
export type Ranges = readonly number[];

export const mostCodePoint = 0x10_ff_ff;

/** Code points in any order, repeated or not. */
export function rangesOf(points: Iterable<number>): number[] {
  const sorted = Uint32Array.from(points).sort();
  const ranges: number[] = [];
  for (const point of sorted) {
    const last = ranges.at(-1);
    if (last === undefined || point > last + 1) ranges.push(point, point);
    else ranges[ranges.length - 1] = point;
  }
  return ranges;
}

/** `20-7e,a0,2013-2014` */
export function writeRanges(ranges: Ranges): string {
  const parts: string[] = [];
  for (let i = 0; i + 1 < ranges.length; i += 2) {
    const [first = 0, last = 0] = ranges.slice(i, i + 2);
    parts.push(first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`);
  }
  return parts.join(',');
}

/** Null for a text that is not in the form that `writeRanges` gives. */
export function readRanges(text: string): number[] | null {
  const ranges: number[] = [];
  if (text === '') return ranges;
  for (const part of text.split(',')) {
    const [, first = '', last = first] = /^([0-9a-f]{1,6})(?:-([0-9a-f]{1,6}))?$/.exec(part) ?? [];
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    if (!(from <= to && to <= mostCodePoint && from > (ranges.at(-1) ?? -2) + 1)) return null;
    ranges.push(from, to);
  }
  return ranges;
}

export function countOf(ranges: Ranges): number {
  let count = 0;
  for (let i = 0; i + 1 < ranges.length; i += 2)
    count += (ranges[i + 1] ?? 0) - (ranges[i] ?? 0) + 1;
  return count;
}

export function union(sets: readonly Ranges[]): number[] {
  const pairs = sets.flatMap((set) =>
    Array.from({ length: set.length >> 1 }, (_, i) => [set[2 * i] ?? 0, set[2 * i + 1] ?? 0]),
  );
  pairs.sort(([a = 0], [b = 0]) => a - b);
  const ranges: number[] = [];
  for (const [first = 0, last = 0] of pairs) {
    const before = ranges.at(-1);
    if (before === undefined || first > before + 1) ranges.push(first, last);
    else ranges[ranges.length - 1] = Math.max(before, last);
  }
  return ranges;
}

/** What is in both. */
export function intersection(a: Ranges, b: Ranges): number[] {
  const found: number[] = [];
  let [i, j] = [0, 0];
  while (i + 1 < a.length && j + 1 < b.length) {
    const [aFirst = 0, aLast = 0, bFirst = 0, bLast = 0] = [a[i], a[i + 1], b[j], b[j + 1]];
    const [first, last] = [Math.max(aFirst, bFirst), Math.min(aLast, bLast)];
    if (first <= last) found.push(first, last);
    if (aLast < bLast) i += 2;
    else j += 2;
  }
  return found;
}

export function has(ranges: Ranges, point: number): boolean {
  let [low, high] = [0, (ranges.length >> 1) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (point > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

/** True when all of `part` is in `whole`. */
export function covers(whole: Ranges, part: Ranges): boolean {
  let at = 0;
  for (let i = 0; i + 1 < part.length; i += 2) {
    const [first = 0, last = 0] = [part[i], part[i + 1]];
    while (at + 1 < whole.length && (whole[at + 1] ?? 0) < first) at += 2;
    if (at + 1 >= whole.length || (whole[at] ?? 0) > first || (whole[at + 1] ?? 0) < last)
      return false;
  }
  return true;
}

/** What a text needs drawn: its code points, composed, without white space, controls, joiners and variation selectors. */
export function pointsOf(text: string): number[] {
  const points = new Set<number>();
  for (const character of text.normalize('NFC')) {
    if (!/[\s\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(character))
      points.add(character.codePointAt(0) ?? 0);
  }
  return rangesOf(points);
}
