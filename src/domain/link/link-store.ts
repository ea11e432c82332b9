import { z } from 'zod';
import { type Database, statement } from '../db.ts';

export interface Link {
  hash: string;
  url: string;
  kind: string;
  entityKind: string;
  entityId: number;
  /** The link was taken back; it leads nowhere any more. */
  gone: boolean;
}

const linkRow = z
  .object({
    hash: z.string(),
    url: z.string(),
    kind: z.string(),
    entity_kind: z.string(),
    entity_id: z.number(),
    gone_at: z.number().nullable(),
  })
  .transform(
    ({ entity_kind, entity_id, gone_at, ...link }): Link => ({
      ...link,
      entityKind: entity_kind,
      entityId: entity_id,
      gone: gone_at !== null,
    }),
  );

/** The link of `/go/{hash}`, also when it is gone; null when there never was one. */
export async function findLink(db: Database, hash: string): Promise<Link | null> {
  return db.first(
    statement(
      linkRow,
      'SELECT hash, url, kind, entity_kind, entity_id, gone_at FROM link WHERE hash = ?',
      hash,
    ),
  );
}
