import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomFrom } from '../../src/cli/random.ts';
import { syntheticWebsites } from '../../src/cli/synthetic.ts';
import { statement } from '../../src/domain/db.ts';
import { command, ownState, rows } from './state.ts';

const state = ownState();
const count = 3_000;

test('an import beside a process that writes the same database all the time: both lose nothing', async () => {
  const file = path.join(state.folder, 'websites.ndjson');
  const source = [{ title: 'Alpha', categories: ['Portfolio'], built_by: 'Alpha Studio' }];
  writeFileSync(
    file,
    [...syntheticWebsites(source, count, randomFrom('beside'))]
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  );
  const run = command('import.ts', ['--kind', 'websites', file], { STATE_DIR: state.folder });
  const running = { isOver: false };
  void run.ended.then(() => Object.assign(running, { isOver: true }));

  let written = 0;
  while (!running.isOver) {
    written += 1;
    await state.platform().db.write(
      statement(
        z.unknown(),
        `INSERT INTO event_day (day, type, entity_kind, entity_id, visitors, events)
         VALUES ('2026-11-28', 'view', 'website', ?1, 1, 1)`,
        written,
      ),
      statement(z.unknown(), 'UPDATE catalogue SET version = version + 1 WHERE id = 1'),
    );
  }

  const { code, said } = await run.ended;
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining(
      `${count} read, ${count} added, 0 updated, 0 unchanged, 0 refused`,
    ),
  });
  const counted = z.object({ websites: z.number(), events: z.number(), version: z.number() });
  const [after] = await rows(
    state.platform(),
    counted,
    `SELECT (SELECT count(*) FROM website) AS websites, (SELECT count(*) FROM event_day) AS events,
       (SELECT version FROM catalogue) AS version`,
  );
  expect(written).toBeGreaterThan(20);
  expect(after).toEqual({ websites: count, events: written, version: 1 + written + count / 500 });
});
