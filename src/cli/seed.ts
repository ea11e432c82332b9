import path from 'node:path';
import { z } from 'zod';
import { bumpVersion } from '#domain/catalogue/catalogue-store.ts';
import { statement } from '#domain/db.ts';
import { importKinds, kinds } from '#domain/import/kinds.ts';
import { seedEvents } from './demo-events.ts';
import { importFile } from './import-file.ts';
import { root } from './paths.ts';
import { type Platform } from './platform.ts';
import { rebuild } from './rebuild.ts';

/** Loads `catalogue/` and a marked sample of visits into an empty database; does nothing to any other. */
export async function seed(platform: Platform, now = Date.now()): Promise<string> {
  const [first] = await platform.db.all(
    statement(z.object({ id: z.number() }), 'SELECT id FROM website LIMIT 1'),
  );
  if (first) return 'the database has websites: no demo catalogue loaded';
  const started = Date.now();
  let websites = 0;
  for (const kindName of importKinds) {
    const report = await importFile({
      db: platform.db,
      kind: kinds[kindName],
      kindName,
      file: path.join(root, 'catalogue', `${kindName}.ndjson`),
      refuse({ line, reason }) {
        throw new Error(`catalogue/${kindName}.ndjson, line ${line}: ${reason}`);
      },
      note() {},
      progress() {},
    });
    websites = report.added;
  }
  const events = await seedEvents(platform.db, now);
  await platform.db.write(bumpVersion(now));
  await rebuild(platform);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return `demo catalogue: ${websites} websites, ${events} event rows, in ${seconds} s`;
}
