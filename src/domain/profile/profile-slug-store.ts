import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { goneKey } from './gone-key.ts';
import type { EditedProfile } from './own-profile.ts';

const countRow = z.object({ n: z.number() });

/** Another name is another address, where it is free; the old one goes on leading here. */
export async function slugFor(db: Database, old: EditedProfile, name: string): Promise<string> {
  if (name === old.name) return old.slug;
  const { settle } = await import('../import/settle.ts');
  const { slugOf } = await import('../import/slug.ts');
  const claim = { line: 0, id: undefined, slug: slugOf(name) || old.slug, found: old };
  const [place] = (await settle(db, 'profile', [claim])).settled;
  if (!place) return old.slug;
  const gone = statement(
    countRow,
    `SELECT count(*) AS n FROM slug_history WHERE entity_kind = 'gone-profile' AND slug = ?1`,
    await goneKey(place.slug),
  );
  return (await db.first(gone))?.n ? old.slug : place.slug;
}
