import type { Payload } from '#app/view.ts';
import { onceEach } from '#domain/once.ts';
import { isHeld } from '../catalogue/held.ts';

/** A payload for a script element. What the isolate holds comes in page after page: each part is written once. */
export function payloadForScript({ data, ...rest }: Payload): string {
  const parts = Object.entries(data).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return forScript(`${JSON.stringify(rest).slice(0, -1)},"data":{${parts.join()}}}`);
}

function textOf(value: unknown): string | undefined {
  if (isHeld(value)) return heldText(value);
  if (!Array.isArray(value) || !value.every(isHeld)) return JSON.stringify(value);
  return `[${value.map(heldText).join()}]`;
}

const heldText = onceEach((thing: object) => JSON.stringify(thing));

/** JSON that may stand in a script element: no `<`, and no line separators that end a line for older parsers. */
export function jsonForScript(value: unknown): string {
  return forScript(JSON.stringify(value));
}

function forScript(text: string): string {
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
  // Lists are hundreds of objects: pairs of each would cost more than the walk.
  const absolute: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value))
    absolute[name] = absoluteJsonLd(entry, origin, name);
  return absolute;
}
