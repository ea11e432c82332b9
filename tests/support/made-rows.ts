import { env } from 'cloudflare:test';

let made = 0;

/** A number that no other row of this file has. */
export function next(): number {
  made += 1;
  return made;
}

type Bound = string | number | null;

/** Gives the id of the row: the statement returns it. */
export async function insert(sql: string, values: Bound[]): Promise<number> {
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first<{ id: number }>();
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

export async function run(sql: string, values: Bound[]): Promise<void> {
  await env.DB.prepare(sql)
    .bind(...values)
    .run();
}

/** Question marks, with commas between them. */
export function marks(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
