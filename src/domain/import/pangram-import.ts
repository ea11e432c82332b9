import { z } from 'zod';
import { keyedKind } from './keyed-import.ts';
import { line, prose, spoken } from './row.ts';
import { set } from './set.ts';

const row = z
  .object({
    language: line(80),
    /** Collected data: the tag; `language` is then its name. */
    lang: line(35).optional(),
    text: prose(2_000),
    translation: prose(2_000).optional(),
    kind: z.enum(['pangram', 'sample']).optional(),
    source: line(80).optional(),
    origin: line(80).optional(),
  })
  .transform((data) => ({
    language: (data.lang ?? data.language).toLowerCase(),
    text: data.text,
    translation: data.translation ?? null,
    kind: data.kind ?? 'pangram',
    source: data.source ?? data.origin ?? null,
  }))
  .refine(({ language }) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(language), 'language: is no tag');
const stored = z.object({
  id: z.number(),
  language: z.string(),
  text: z.string(),
  translation: z.string().nullable(),
  kind: z.enum(['pangram', 'sample']),
  source: z.string().nullable(),
});

/** Sentences that show a language's letters: a pangram has all of them. */
export const pangrams = keyedKind({
  row,
  stored,
  keyOf: ({ language, text }) => `${language} ${text}`,
  storedKeyOf: ({ language, text }) => `${language} ${text}`,
  select: `SELECT t.id, t.language, t.text, t.translation,
    iif(t.is_pangram, 'pangram', 'sample') AS kind, t.source FROM pangram t`,
  key: "t.language || ' ' || t.text",
  merge: (given, old) => ({ id: old?.id ?? 0, ...given }),
  write: async (fresh, changed) => [
    set(
      `INSERT INTO pangram (language, text, translation, is_pangram, source)
       SELECT value->>1, value->>2, value->>3, value->>4 = 'pangram', value->>5 FROM json_each(?1)`,
      fresh.map(valuesOf),
    ),
    set(
      `UPDATE pangram SET translation = row.value->>3, is_pangram = row.value->>4 = 'pangram',
         source = row.value->>5, version = version + 1
       FROM json_each(?1) AS row WHERE pangram.id = row.value->>0`,
      changed.map(valuesOf),
    ),
  ],
  exported: ({ id, ...rest }) => spoken(rest),
});

function valuesOf({ id, language, text, translation, kind, source }: z.infer<typeof stored>) {
  return [id, language, text, translation, kind, source];
}
