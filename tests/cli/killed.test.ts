import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomFrom } from '../../src/cli/random.ts';
import { syntheticWebsites } from '../../src/cli/synthetic.ts';
import { command, ownState, rows } from './state.ts';

const state = ownState();

const titles = ['Alpha', 'Beta', 'Gamma'].map((title) => ({
  title,
  categories: ['Portfolio', title],
  built_by: `${title} Studio`,
}));
const count = 12_000;
const kills = 3;

test('an import that is killed again and again ends whole: nothing lost, nothing twice', async () => {
  const file = path.join(state.folder, 'websites.ndjson');
  const websites = [...syntheticWebsites(titles, count, randomFrom('killed'))];
  writeFileSync(file, websites.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const env = { STATE_DIR: state.folder };
  const random = randomFrom(`kill ${process.pid}`);

  const reached: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const run = command('import.ts', ['--kind', 'websites', file], env);
    await untilMoreThan(reached.at(-1) ?? 0, run.ended);
    await new Promise((done) => setTimeout(done, random() * 250));
    if (run.process.pid) process.kill(-run.process.pid, 'SIGKILL');
    await run.ended;
    reached.push(await stored());
  }
  const last = await command('import.ts', ['--kind', 'websites', file], env).ended;
  expect(last.said).toContain(`${count} read, `);

  // Every kill hit a running import and left whole batches only.
  expect(reached.at(-1)).toBeLessThan(count);
  expect(reached.filter((n) => n % 500 !== 0)).toEqual([]);
  const kept = await rows(
    state.platform(),
    z.object({ url: z.string(), links: z.number(), facts: z.number() }),
    `SELECT url, (SELECT count(*) FROM link l WHERE l.entity_id = w.id) AS links,
       (SELECT count(*) FROM fact f WHERE f.entity_id = w.id AND f.entity_kind = 'website') AS facts
     FROM website w`,
  );
  const urls = (list: readonly { url?: unknown }[]) => list.map(({ url }) => String(url)).sort();
  expect(urls(kept)).toEqual(urls(websites));
  expect(kept.filter(({ links, facts }) => links !== 1 || facts < 2)).toEqual([]);
  const [run] = await rows(
    state.platform(),
    z.unknown(),
    'SELECT line, added, updated, unchanged, refused FROM import_run',
  );
  expect(run).toEqual({ line: count, added: count, updated: 0, unchanged: 0, refused: 0 });
});

async function stored(): Promise<number> {
  const [row] = await rows(
    state.platform(),
    z.object({ n: z.number() }),
    'SELECT count(*) AS n FROM website',
  );
  return row?.n ?? 0;
}

async function untilMoreThan(before: number, ended: Promise<unknown>): Promise<void> {
  const run = { isOver: false };
  void ended.then(() => Object.assign(run, { isOver: true }));
  while (!run.isOver && (await stored()) <= before)
    await new Promise((done) => setTimeout(done, 50));
}
