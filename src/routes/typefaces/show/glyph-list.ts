import { has, type Ranges } from '#domain/typeface/code-points.ts';

/** What has a shape of its own to show: no controls, spaces, surrogates or private marks of direction. */
export function drawnPoints(ranges: Ranges): number[] {
  const points: number[] = [];
  for (let i = 0; i + 1 < ranges.length; i += 2) {
    const [first = 0, last = 0] = [ranges[i], ranges[i + 1]];
    for (let point = first; point <= last; point += 1)
      if (!/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u.test(String.fromCodePoint(point))) points.push(point);
  }
  return points;
}

/** `U+00E9`, `0xe9`, `00E9` (four digits or more) or the characters themselves; null for a search of nothing. */
export function askedPoints(text: string): number[] | null {
  const query = text.trim();
  if (query === '') return null;
  const [, marked, bare] =
    /^(?:(?:u\+|0x|\\u|&#x)([0-9a-f]{1,6});?|([0-9a-f]{4,6}))$/i.exec(query) ?? [];
  const digits = marked ?? bare;
  if (digits !== undefined) {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10_ff_ff ? [point] : [];
  }
  return [...new Set(query.normalize('NFC'))]
    .filter((letter) => letter !== ' ')
    .map((letter) => letter.codePointAt(0) ?? 0);
}

/** Those asked for that there are, in the order asked. */
export function foundPoints(
  all: readonly number[],
  ranges: Ranges,
  text: string,
): readonly number[] {
  const asked = askedPoints(text);
  return asked === null ? all : asked.filter((point) => has(ranges, point));
}

export function codeOf(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A combining mark stands on a dotted circle. */
export function drawn(point: number): string {
  const letter = String.fromCodePoint(point);
  return /\p{M}/u.test(letter) ? `\u{25cc}${letter}` : letter;
}
