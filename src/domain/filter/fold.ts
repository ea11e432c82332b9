const printableAscii = /^[ -~]*$/;

/**
 * The catalogue's collation: compatibility decomposition (NFKD) without marks, in lower case, compared by UTF-16
 * code units with `<`. The same on every runtime, since no locale takes part; letters that do not decompose
 * (ø, ß, æ) stay themselves and stand after z.
 */
export function fold(text: string): string {
  if (printableAscii.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** By folded name, ties by slug. */
export function compareNames(
  a: { name: string; slug: string },
  b: { name: string; slug: string },
): number {
  return compareText(fold(a.name), fold(b.name)) || compareText(a.slug, b.slug);
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
