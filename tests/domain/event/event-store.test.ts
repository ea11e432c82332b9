import { env } from 'cloudflare:test';
import type { D1Database } from '@cloudflare/workers-types';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import type { CountedEvent } from '#domain/event/event.ts';
import { countEvents, forgetVisitors, visitorKey } from '#domain/event/event-store.ts';
import { parsePeriod } from '#domain/website/website-popularity.ts';
import { listPopular } from '#domain/website/website-popularity-store.ts';
import { addVisitors, addWebsite } from '../../support/factories.ts';

const now = Date.UTC(2026, 10, 28, 12);
const today = '2026-11-28';
const dayMs = 86_400_000;
const db = openDatabase(env.DB);

const viewed = (website: number, visitor: string, day = today): CountedEvent => ({
  id: crypto.randomUUID(),
  day,
  type: 'view',
  visitor,
  things: [{ kind: 'website', id: website }],
});

async function sums(kind: string, id: number) {
  const { results } = await env.DB.prepare(
    `SELECT day, type, visitors, events FROM event_day
     WHERE entity_kind = ?1 AND entity_id = CAST(?2 AS INTEGER) AND source = 'counted' ORDER BY day, type`,
  )
    .bind(kind, id)
    .all();
  return results;
}

describe('counting events', () => {
  test('adds visitors once a day and events each time', async () => {
    const id = await addWebsite();
    await countEvents(db, [viewed(id, 'ida'), viewed(id, 'ida'), viewed(id, 'bo')], now);
    await countEvents(db, [viewed(id, 'bo'), viewed(id, 'cy')], now);
    expect(await sums('website', id)).toEqual([
      { day: today, type: 'view', visitors: 3, events: 5 },
    ]);
    await countEvents(db, [viewed(id, 'ida', '2026-11-27')], now);
    expect(await sums('website', id)).toContainEqual({
      day: '2026-11-27',
      type: 'view',
      visitors: 1,
      events: 1,
    });
  });

  test('counts a message once that comes twice, in one batch or in two', async () => {
    const id = await addWebsite();
    const event = viewed(id, 'ida');
    expect(await countEvents(db, [event, event], now)).toEqual([event]);
    expect(await countEvents(db, [event], now)).toEqual([]);
    expect(await sums('website', id)).toMatchObject([{ visitors: 1, events: 1 }]);
  });

  test.each([1, 2, 3])('counts once when it dies in the middle, at write %d', async (at) => {
    const id = await addWebsite();
    const batch = [viewed(id, 'ida'), viewed(id, 'bo')];
    await expect(countEvents(openDatabase(dyingAt(at)), batch, now)).rejects.toThrow('database');
    expect(await sums('website', id)).toEqual([]);
    await countEvents(db, batch, now);
    await countEvents(db, batch, now);
    expect(await sums('website', id)).toMatchObject([{ visitors: 2, events: 2 }]);
  });

  test('counts once when it was counted and then died before it could say so', async () => {
    const id = await addWebsite();
    const batch = [viewed(id, 'ida'), viewed(id, 'bo')];
    await countEvents(db, batch, now);
    expect(await countEvents(db, [...batch, viewed(id, 'cy')], now)).toHaveLength(1);
    expect(await sums('website', id)).toMatchObject([{ visitors: 3, events: 3 }]);
  });

  test('leaves out what is not in the catalogue, and days whose visitors are forgotten', async () => {
    const id = await addWebsite({ status: 'archived' });
    const lost = viewed(id, 'ida');
    const old = viewed(await addWebsite(), 'ida', '2026-11-26');
    const unknown = { ...lost, id: crypto.randomUUID(), things: [{ kind: 'article', id: 1 }] };
    await countEvents(db, [lost, old, unknown], now);
    for (const { things } of [lost, old, unknown])
      expect(await sums(things[0]?.kind ?? '', things[0]?.id ?? 0)).toEqual([]);
  });

  test('forgets after the next day who was seen, and keeps the sums', async () => {
    const id = await addWebsite();
    const key = await visitorKey(db, today);
    expect(await visitorKey(db, today)).toBe(key);
    await countEvents(db, [viewed(id, 'ida')], now);
    await forgetVisitors(db, now + dayMs);
    expect(await rowsLeft()).toBe(true);
    await forgetVisitors(db, now + 2 * dayMs);
    expect(await rowsLeft()).toBe(false);
    expect(await visitorKey(db, today)).not.toBe(key);
    expect(await sums('website', id)).toHaveLength(1);
  });

  test('a real visitor takes the place of the demo sample in what is popular', async () => {
    await env.DB.prepare('DELETE FROM event_day').run();
    const [demo, real] = [await addWebsite(), await addWebsite()];
    await addVisitors(demo, today, 900, { source: 'demo' });
    const week = parsePeriod('week', now)!;
    const ranked = async () => (await listPopular(db, week, 1, 9)).ranked.map(({ id }) => id);
    expect(await ranked()).toEqual([demo]);
    await countEvents(db, [viewed(real, 'ida')], now);
    expect(await ranked()).toEqual([real]);
  });
});

async function rowsLeft(): Promise<boolean> {
  const { results } = await env.DB.prepare(
    'SELECT 1 FROM event_seen UNION ALL SELECT 1 FROM event_message UNION ALL SELECT 1 FROM event_key',
  ).all();
  return results.length > 0;
}

/** A database in which one statement of each transaction fails, the ones before it having been done. */
function dyingAt(place: number): D1Database {
  const broken = () => env.DB.prepare('INSERT INTO event_message (id, day) VALUES (NULL, NULL)');
  return Object.assign(Object.create(env.DB), {
    prepare: (text: string) => env.DB.prepare(text),
    batch: (statements: never[]) =>
      env.DB.batch([...statements.slice(0, place), broken(), ...statements.slice(place)] as never),
  }) as D1Database;
}
