import { z } from 'zod';

/**
 * What a row leaves out, or leaves empty (null, '' or []), it says nothing about: an import then keeps
 * what is stored. Gives the row without those keys.
 */
export function said(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** One line of text, trimmed and without runs of spaces or line ends, at most so many characters. */
export function line(characters: number) {
  const oneLine = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\s+/gu, ' ') : value;
  return z.preprocess(oneLine, words(characters, /\p{Cc}/u));
}

/** Text that may hold line ends and tabs. */
export function prose(characters: number) {
  return words(characters, /[^\P{Cc}\n\r\t]/u);
}

function words(characters: number, refused: RegExp) {
  return z
    .string()
    .trim()
    .min(1)
    .max(characters)
    .refine((text) => !refused.test(text), 'holds control characters')
    .refine((text) => text.isWellFormed(), 'is not whole Unicode');
}

/** A list, or in CSV one text with `;` or `|` between the values. */
export function list<Item extends z.ZodType>(item: Item, most: number) {
  const split = (value: unknown) =>
    typeof value === 'string' ? value.split(/[;|]/).filter((part) => part.trim() !== '') : value;
  return z.preprocess(split, z.array(item).max(most));
}

/** An object, or in CSV `first:second`; a text without a colon gives only the first key. */
export function pair<Shape extends z.ZodType>(first: string, second: string, shape: Shape) {
  const split = (value: unknown) => {
    if (typeof value !== 'string') return said(value);
    const [one, ...rest] = value.split(':');
    return said({ [first]: one?.trim(), [second]: rest.join(':').trim() });
  };
  return z.preprocess(split, shape);
}

export const idText = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 40);

/** A web address as text; `urlKey` must understand it. */
export const address = line(2_000).refine(
  (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
  {
    message: 'is no http address',
  },
);

export const day = z.iso.date();

/** `YYYY-MM-DD` or ISO 8601 with Z -> epoch milliseconds. */
export const moment = z
  .union([z.iso.date(), z.iso.datetime()])
  .transform((text) => Date.parse(text));

/** Epoch milliseconds -> the day when it is midnight UTC, otherwise the whole ISO text. */
export function momentText(ms: number): string {
  const text = new Date(ms).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** The row without keys that hold null or an empty list: the form that export writes. */
export function spoken(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)));
}

/** `title: Too long; url: is no http address` */
export function reasonOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) =>
      issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message,
    )
    .join('; ');
}
