/** How near is near, in delta E OK x 100, where an address does not say. */
export const nearUsual = 6;

/** Ways of being near that a form offers. */
export const nearTolerances = [
  { within: 2, name: 'hardly to be told apart (2)', isUsual: false },
  { within: nearUsual, name: 'near (6)', isUsual: true },
  { within: 12, name: 'of its kind (12)', isUsual: false },
] as const;

/** A form sends the tolerance of the colour that it adds, the last, by itself. */
export function withTolerance(texts: readonly string[], within: string | null): string[] {
  const last = texts.at(-1);
  if (!last || last.includes('~') || !within) return [...texts];
  return [...texts.slice(0, -1), `${last}~${within}`];
}
