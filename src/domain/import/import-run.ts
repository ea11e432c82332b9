import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';

const row = z.object({
  line: z.number(),
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  finished_at: z.number().nullable(),
});

/** Where the import of one file stands: everything up to `line` is in. */
export type ImportRun = z.infer<typeof row>;

export async function findRun(db: Database, hash: string, kind: string): Promise<ImportRun | null> {
  return db.first(
    statement(
      row,
      `SELECT line, added, updated, unchanged, refused, finished_at FROM import_run
       WHERE file_hash = ?1 AND kind = ?2`,
      hash,
      kind,
    ),
  );
}

/** Joins the batch that it describes. */
export function keepRun(hash: string, kind: string, run: ImportRun): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO import_run (file_hash, kind, line, added, updated, unchanged, refused, finished_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
     ON CONFLICT (file_hash, kind) DO UPDATE SET line = excluded.line, added = excluded.added,
       updated = excluded.updated, unchanged = excluded.unchanged, refused = excluded.refused,
       finished_at = excluded.finished_at`,
    hash,
    kind,
    run.line,
    run.added,
    run.updated,
    run.unchanged,
    run.refused,
    run.finished_at,
  );
}
