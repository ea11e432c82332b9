import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { farFromRegular } from './regular-face-store.ts';
import type { TypefaceLine } from './typeface.ts';

/** `[file, least weight, most weight]` */
const file = z
  .string()
  .nullable()
  .transform((json) => (json === null ? null : (JSON.parse(json) as [string, number, number])))
  .transform((read) => read && { name: read[0], weights: [read[1], read[2]] as [number, number] });

const lineRow = z.object({ id: z.number(), slug: z.string(), name: z.string(), file });

/** In the order of the ids; unknown ids are left out. Throws `Unavailable`. */
export function findTypefaceLines(db: Database, ids: readonly number[]): Promise<TypefaceLine[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.all(
    statement(
      lineRow,
      `SELECT t.id, t.slug, t.name,
         (SELECT json_array(f.file, f.weight_least, f.weight_most) FROM face f
          WHERE f.typeface_id = t.id ORDER BY ${farFromRegular('f')}, f.position, f.id LIMIT 1) AS file
       FROM json_each(?) wanted CROSS JOIN typeface t ON t.id = wanted.value ORDER BY wanted.key`,
      JSON.stringify(ids),
    ),
  );
}
