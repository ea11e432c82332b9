import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Platform } from '../../src/cli/platform.ts';
import { seed } from '../../src/cli/seed.ts';
import { Unavailable } from '../../src/domain/errors.ts';
import { ownState, rows } from './state.ts';

const state = ownState();

/** The platform of a run that ends at the first write whose SQL has these words. */
function cutOffAt(words: string): Platform {
  const { db, ...others } = state.platform();
  return {
    ...others,
    db: {
      ...db,
      write: (...statements) =>
        statements.some(({ text }) => text.includes(words))
          ? Promise.reject(new Error('killed'))
          : db.write(...statements),
    },
  };
}

/** The platform whose database gives no answer once to each kind of statement that a seed writes. */
function failingOnce(): Platform {
  const { db, ...others } = state.platform();
  const failed = new Set<string>();
  const fails = (text = '') => {
    const kind = /INTO (import_run|event_day)|UPDATE catalogue/.exec(text)?.[0];
    if (!kind || failed.has(kind)) return false;
    failed.add(kind);
    return true;
  };
  return {
    ...others,
    db: {
      ...db,
      write: (...statements) =>
        statements.some(({ text }) => fails(text))
          ? Promise.reject(new Unavailable('database', 'internal error'))
          : db.write(...statements),
    },
  };
}

async function counted(): Promise<unknown> {
  const [row] = await rows(
    state.platform(),
    z.record(z.string(), z.number()),
    `SELECT (SELECT count(*) FROM website) AS websites,
       (SELECT count(*) FROM event_day) AS events,
       (SELECT count(DISTINCT entity_id) FROM event_day) AS seen`,
  );
  return row;
}

test('a seed that was cut off, before its websites or before its visits, goes on to the end', async () => {
  const now = Date.UTC(2026, 5, 1);
  await expect(seed(cutOffAt('INSERT INTO website_category'), now)).rejects.toThrow('killed');
  await expect(seed(cutOffAt('INTO event_day'), now)).rejects.toThrow('killed');
  expect(await counted()).toMatchObject({ events: 0 });
  // What it found there counts as well as what it added.
  expect(await seed(failingOnce(), now)).toMatch(
    /^demo catalogue: [1-9]\d\d websites, \d{4} palettes/,
  );
  const whole = await counted();
  expect(whole).toEqual({
    websites: expect.toSatisfy((n: number) => n >= 200),
    events: expect.toSatisfy((n: number) => n > 10_000),
    seen: expect.toSatisfy((n: number) => n >= 200),
  });
  expect(await seed(state.platform(), now)).toMatch(/no demo catalogue loaded/);
  expect(await counted()).toEqual(whole);
});
