import type { ZodType } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import type { ExportPage, Given, Kind, Note, Parsed, Plan } from './kind.ts';
import { reasonOf, said } from './row.ts';

/** A kind whose things are known by a text that never changes; new ones get their ids from the database. */
export interface KeyedKind<Row, Stored extends { id: number }> {
  row: ZodType<Row>;
  stored: ZodType<Stored>;
  keyOf(row: Row): string;
  storedKeyOf(stored: Stored): string;
  /** `SELECT ... FROM {table} t`, giving `stored`. */
  select: string;
  /** An expression over `t` that gives the key. */
  key: string;
  /** The thing after the row; null with a note when it cannot be. `id` is 0 for one that is new. */
  merge(row: Row, old: Stored | undefined, line: number, notes: Note[], now: number): Stored | null;
  write(
    fresh: readonly Stored[],
    changed: readonly Stored[],
    db: Database,
  ): Promise<Statement<unknown>[]>;
  exported(stored: Stored): Record<string, unknown>;
}

export function keyedKind<Row, Stored extends { id: number }>(
  keyed: KeyedKind<Row, Stored>,
): Kind<Row> {
  return {
    parse(input): Parsed<Row> {
      const result = keyed.row.safeParse(said(input));
      return result.success
        ? { ok: true, row: result.data }
        : { ok: false, reason: reasonOf(result.error) };
    },
    keyOf: keyed.keyOf,
    plan: (db, given, now) => plan(keyed, db, given, now),
    page: (db, after, size) => page(keyed, db, after, size),
  };
}

async function plan<Row, Stored extends { id: number }>(
  keyed: KeyedKind<Row, Stored>,
  db: Database,
  given: readonly Given<Row>[],
  now: number,
): Promise<Plan> {
  const keys = JSON.stringify(given.map(({ row }) => keyed.keyOf(row)));
  const rows = await db.all(
    statement(
      keyed.stored,
      `${keyed.select} WHERE ${keyed.key} IN (SELECT value FROM json_each(?1))`,
      keys,
    ),
  );
  const before = new Map(rows.map((row) => [keyed.storedKeyOf(row), row]));
  const notes: Note[] = [];
  const fresh: Stored[] = [];
  const changed: Stored[] = [];
  for (const { line, row } of given) {
    const old = before.get(keyed.keyOf(row));
    const after = keyed.merge(row, old, line, notes, now);
    if (!after || (old && JSON.stringify(old) === JSON.stringify(after))) continue;
    (old ? changed : fresh).push(after);
  }
  return {
    statements: await keyed.write(fresh, changed, db),
    added: fresh.length,
    updated: changed.length,
    unchanged: given.length - fresh.length - changed.length,
    shows: fresh.length + changed.length > 0,
    notes,
  };
}

async function page<Row, Stored extends { id: number }>(
  keyed: KeyedKind<Row, Stored>,
  db: Database,
  after: number,
  size: number,
): Promise<ExportPage> {
  const text = `${keyed.select} WHERE t.id > ?1 ORDER BY t.id LIMIT ?2`;
  const rows = await db.all(statement(keyed.stored, text, after, size));
  return { last: rows.at(-1)?.id ?? after, rows: rows.map(keyed.exported) };
}
