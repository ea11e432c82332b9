import path from 'node:path';
import { z } from 'zod';
import { bumpVersion } from '#domain/catalogue/catalogue-store.ts';
import { type Database, statement } from '#domain/db.ts';
import { Unavailable } from '#domain/errors.ts';
import { findRun, keepRun } from '#domain/import/import-run.ts';
import { type ImportKind, importKinds, kinds } from '#domain/import/kinds.ts';
import { bundledFacts } from './bundled-facts.ts';
import { bundledPaletteFile } from './bundled-palette-file.ts';
import { seedEvents } from './demo-events.ts';
import { importFile } from './import-file.ts';
import { root } from './paths.ts';
import { type Platform } from './platform.ts';
import { rebuild } from './rebuild.ts';

const run = { hash: 'demo catalogue', kind: 'seed' };
const counts = { line: 0, added: 0, updated: 0, unchanged: 0, refused: 0 };

const tries = 4;
const firstWaitMs = 500;

/**
 * Loads `catalogue/` and a marked sample of visits into an empty database, or goes on where an earlier run was cut
 * off; does nothing to any other. A database that gives no answer is waited for and asked again: every step may be
 * taken twice.
 */
export async function seed(platform: Platform, now = Date.now()): Promise<string> {
  for (let tried = 1; ; tried++) {
    try {
      return await seedOnce(platform, now);
    } catch (cause) {
      if (!(cause instanceof Unavailable) || tried >= tries) throw cause;
      await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** tried));
    }
  }
}

async function seedOnce(platform: Platform, now: number): Promise<string> {
  if (!(await isDue(platform.db))) return 'the database has websites: no demo catalogue loaded';
  await platform.db.write(keepRun(run.hash, run.kind, { ...counts, finished_at: null }));
  const started = Date.now();
  // Reads while the database writes; a failure is told where the facts are needed.
  const facts = bundledFacts();
  facts.catch(() => undefined);
  const files: Partial<Record<ImportKind, () => Promise<string>>> = {
    faces: () => facts,
    palettes: bundledPaletteFile,
  };
  for (const kindName of importKinds) {
    await importFile({
      db: platform.db,
      kind: kinds[kindName],
      kindName,
      file: (await files[kindName]?.()) ?? path.join(root, 'catalogue', `${kindName}.ndjson`),
      refuse({ line, reason }) {
        throw new Error(`the catalogue's ${kindName}, line ${line}: ${reason}`);
      },
      note() {},
      progress() {},
    });
  }
  const events = await seedEvents(platform.db, now);
  await platform.db.write(
    bumpVersion(now),
    keepRun(run.hash, run.kind, { ...counts, finished_at: now }),
  );
  await rebuild(platform);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const held = await platform.db.first(
    statement(
      z.object({ websites: z.number(), palettes: z.number() }),
      `SELECT (SELECT count(*) FROM website) AS websites, (SELECT count(*) FROM palette) AS palettes`,
    ),
  );
  return `demo catalogue: ${held?.websites} websites, ${held?.palettes} palettes, ${events} event rows, in ${seconds} s`;
}

async function isDue(db: Database): Promise<boolean> {
  const begun = await findRun(db, run.hash, run.kind);
  if (begun?.finished_at === null) return true;
  const first = await db.first(
    statement(z.object({ id: z.number() }), 'SELECT id FROM website LIMIT 1'),
  );
  return first === null;
}
