/** JSON that may stand in a script element: no `<`, and no line separators that end a line for older parsers. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
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
