import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unstable_splitSqlQuery } from 'wrangler';
import { z } from 'zod';
import { type Database, statement } from '#domain/db.ts';
import { root } from './paths.ts';

const folder = path.join(root, 'src/domain/migrations');

/** Applies what is missing, each file in one transaction, and notes it where `wrangler d1 migrations` does. */
export async function migrate(db: Database): Promise<string[]> {
  await db.write(
    statement(
      z.unknown(),
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT,
         name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    ),
  );
  const done = await db.all(
    statement(z.object({ name: z.string() }), 'SELECT name FROM d1_migrations'),
  );
  const missing = (await readdir(folder))
    .filter((name) => name.endsWith('.sql') && !done.some((row) => row.name === name))
    .sort();
  for (const name of missing) {
    const queries = unstable_splitSqlQuery(await readFile(path.join(folder, name), 'utf8'));
    await db.write(
      ...queries.map((query) => statement(z.unknown(), query)),
      statement(z.unknown(), 'INSERT INTO d1_migrations (name) VALUES (?1)', name),
    );
  }
  return missing;
}
