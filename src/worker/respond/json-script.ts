/** JSON that may stand in a script element: no `<`, and no line separators that end a line for older parsers. */
export function jsonForScript(value: unknown): string {
  const text = JSON.stringify(value);
  return refused.some((letter) => text.includes(letter))
    ? text.replace(/[<\u2028\u2029]/g, escaped)
    : text;
}

/** Few payloads hold one: looking for each is quicker than a pass of the expression. */
const refused = ['<', '\u2028', '\u2029'];

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const addressKeys = new Set([
  'url',
  '@id',
  'item',
  'target',
  'urlTemplate',
  'image',
  'logo',
  'contentUrl',
]);

/** Structured data with its paths made absolute: pages speak of paths, only the worker knows the origin. */
export function absoluteJsonLd(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return addressKeys.has(key) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((entry) => absoluteJsonLd(entry, origin, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, absoluteJsonLd(entry, origin, name)]),
  );
}
