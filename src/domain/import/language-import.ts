import { z } from 'zod';
import { pointsOf, writeRanges } from '../typeface/code-points.ts';
import { keyedKind } from './keyed-import.ts';
import { line, prose, spoken } from './row.ts';
import { set } from './set.ts';

const row = z
  .object({
    /** Collected data: the code in other words. */
    id: z.string().optional(),
    code: z.string().optional(),
    name: line(120),
    autonym: line(200).optional(),
    script: z.string().regex(/^[A-Z][a-z]{3}$/),
    population: z.coerce.number().int().min(0).optional(),
    headline: line(500).optional(),
    sample: prose(10_000).optional(),
    code_points: z.string().optional(),
    masthead: z.string().optional(),
    styles: z.string().optional(),
    tester: line(500).optional(),
    poster: z.string().optional(),
    specimen_32: prose(10_000).optional(),
    specimen_16: z.string().optional(),
  })
  .transform((data, context) => {
    const texts = [data.headline, data.sample, data.tester, data.specimen_32];
    texts.push(data.masthead, data.styles, data.poster, data.specimen_16);
    const whole = texts.filter((text) => text !== undefined).join(' ');
    const code = data.code ?? data.id ?? '';
    const headline = data.headline ?? data.tester ?? '';
    if (!/^[a-z]{2,3}_[A-Z][a-z]{3}(_[A-Za-z0-9]+)*$/.test(code))
      context.addIssue({ code: 'custom', message: 'code: is no language and script' });
    if (headline === '') context.addIssue({ code: 'custom', message: 'headline: missing' });
    return {
      code,
      name: data.name,
      autonym: data.autonym ?? null,
      script: data.script,
      population: data.population ?? null,
      headline,
      sample: data.sample ?? data.specimen_32 ?? headline,
      code_points: data.code_points ?? writeRanges(pointsOf(whole)),
    };
  });
const stored = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  autonym: z.string().nullable(),
  script: z.string(),
  population: z.number().nullable(),
  headline: z.string(),
  sample: z.string(),
  code_points: z.string(),
});
const fields = 'code, name, autonym, script, population, headline, sample, code_points';

/** Languages and their sample texts. `code_points` are those of the whole sample, of which only a part is kept. */
export const languages = keyedKind({
  row,
  stored,
  keyOf: ({ code }) => code,
  storedKeyOf: ({ code }) => code,
  select: `SELECT t.id, ${fields} FROM language t`,
  key: 't.code',
  merge: (given, old) => ({ id: old?.id ?? 0, ...given }),
  write: async (fresh, changed) => [
    set(
      `INSERT INTO language (${fields})
       SELECT value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8
       FROM json_each(?1)`,
      fresh.map(valuesOf),
    ),
    set(
      `UPDATE language SET name = row.value->>2, autonym = row.value->>3, script = row.value->>4,
         population = row.value->>5, headline = row.value->>6, sample = row.value->>7,
         code_points = row.value->>8, version = version + 1
       FROM json_each(?1) AS row WHERE language.id = row.value->>0`,
      changed.map(valuesOf),
    ),
  ],
  exported: ({ id, ...rest }) => spoken(rest),
});

function valuesOf(l: z.infer<typeof stored>) {
  const { id, code, name, autonym, script, population, headline, sample, code_points } = l;
  return [id, code, name, autonym, script, population, headline, sample, code_points];
}
