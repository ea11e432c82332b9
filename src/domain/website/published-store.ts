import type { ZodType } from 'zod';
import { type Database, statement } from '../db.ts';

/** Websites read at once: far below the time a read may take. */
const readAtOnce = 4_000;

interface Placed {
  id: number;
  published_at: number;
}

/** Every published website, newest first, a few thousand at a time. `columns` is SQL over the website `w`. */
export async function* readPublished<Row extends Placed>(
  db: Database,
  row: ZodType<Row>,
  columns: string,
): AsyncGenerator<Row> {
  let last: Placed = { published_at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const rows = await db.all(
      statement(
        row,
        `SELECT ${columns}
         FROM website w WHERE w.status = 'published' AND (w.published_at, w.id) < (?, ?)
         ORDER BY w.published_at DESC, w.id DESC LIMIT ${readAtOnce}`,
        last.published_at,
        last.id,
      ),
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < readAtOnce) return;
    last = end;
  }
}
