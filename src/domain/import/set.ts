import { z } from 'zod';
import { type Statement, statement } from '../db.ts';

/** The first value of every row. */
export const ids = 'SELECT value->>0 FROM json_each(?1)';

/** A statement over rows that travel as JSON: `json_each(?1)` gives them back. */
export function set(text: string, ...rows: readonly (readonly unknown[])[]): Statement<unknown> {
  return statement(z.unknown(), text, ...rows.map((each) => JSON.stringify(each)));
}

/** True when a statement of `set` has no rows: it may be left out of its batch. */
export function isIdle(s: Statement<unknown>): boolean {
  return s.values[0] === '[]';
}

/** Breaks the transaction (by a named check) when a row was changed by somebody since it was read. */
export function guard(
  table: string,
  rows: readonly { id: number; version: number }[],
): Statement<unknown> {
  return set(
    `INSERT INTO catalogue (id, version, changed_at) SELECT 2, 0, 0 WHERE EXISTS (
       SELECT 1 FROM json_each(?1) AS row LEFT JOIN ${table} t ON t.id = row.value->>0
       WHERE t.version IS NOT row.value->>1)`,
    rows.map(({ id, version }) => [id, version]),
  );
}
