import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { randomFrom } from '../../src/cli/random.ts';
import { syntheticWebsites } from '../../src/cli/synthetic.ts';
import { command, exported, openState, rows, temporaryFolder } from './state.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titles = ['Alpha', 'Beta', 'Gamma'].map((title) => ({
  title,
  categories: ['Portfolio', title],
  built_by: `${title} Studio`,
}));
const count = 6_000;

test('an import that is killed again and again ends whole: nothing lost, nothing twice', async () => {
  const file = path.join(folder, 'websites.ndjson');
  const websites = [...syntheticWebsites(titles, count, randomFrom('killed'))];
  writeFileSync(file, websites.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const state = path.join(folder, 'state');
  const env = { STATE_DIR: state };
  const random = randomFrom(`kill ${process.pid}`);

  const reached: number[] = [];
  for (let kill = 0; kill < 4; kill++) {
    const run = command('import.ts', ['--kind', 'websites', file], env);
    await firstRows(state, reached.at(-1) ?? 0);
    await new Promise((done) => setTimeout(done, random() * 500));
    run.process.kill('SIGKILL');
    await once(run.process, 'close');
    reached.push(await importedRows(state));
  }
  const last = await command('import.ts', ['--kind', 'websites', file], env).ended;
  expect(last.said).toContain(`${count} read, ${count} added, 0 updated, 0 unchanged, 0 refused`);

  // Every kill left whole batches only.
  expect(reached.filter((n) => n % 500 !== 0)).toEqual([]);
  const platform = await openState(state);
  try {
    const stored = await rows(
      platform,
      z.object({ url: z.string(), links: z.number(), facts: z.number() }),
      `SELECT url, (SELECT count(*) FROM link l WHERE l.entity_id = w.id) AS links,
         (SELECT count(*) FROM fact f WHERE f.entity_id = w.id AND f.entity_kind = 'website') AS facts
       FROM website w`,
    );
    expect(stored.map(({ url }) => url).sort()).toEqual(websites.map(({ url }) => url).sort());
    expect(stored.filter(({ links, facts }) => links !== 1 || facts < 2)).toEqual([]);
    expect((await exported(platform, 'websites')).trim().split('\n')).toHaveLength(count);
  } finally {
    await platform.close();
  }
});

/** Waits until the running import has written more than `before` rows, or for some seconds. */
async function firstRows(state: string, before: number): Promise<void> {
  const platform = await openState(state);
  try {
    for (let waited = 0; waited < 100; waited++) {
      const [row] = await rows(platform, z.object({ n: z.number() }), 'SELECT count(*) AS n FROM website');
      if ((row?.n ?? 0) > before) return;
      await new Promise((done) => setTimeout(done, 100));
    }
  } finally {
    await platform.close();
  }
}

async function importedRows(state: string): Promise<number> {
  const platform = await openState(state);
  try {
    const [row] = await rows(platform, z.object({ n: z.number() }), 'SELECT count(*) AS n FROM website');
    return row?.n ?? 0;
  } finally {
    await platform.close();
  }
}
