import { z } from 'zod';
import { dayOf } from '#domain/day.ts';
import { type Database, statement } from '#domain/db.ts';
import { set } from '#domain/import/set.ts';
import { dayMs } from '#domain/limits.ts';
import { randomFrom } from './random.ts';

const days = 400;
const rowsPerWrite = 20_000;

const published = z.object({ id: z.number(), slug: z.string(), published_at: z.number() });

type Row = [day: string, type: 'view' | 'visit', id: number, visitors: number, events: number];

/**
 * A plausible sample of visits, marked `source = 'demo'`, so that "popular" has an order before anybody
 * came: the same websites on the same day always get the same numbers.
 */
export async function seedEvents(db: Database, now: number): Promise<number> {
  const websites = await db.all(
    statement(
      published,
      `SELECT id, slug, published_at FROM website WHERE status = 'published' AND published_at <= ?1
       ORDER BY id`,
      now,
    ),
  );
  const rows = websites.flatMap((website) => eventsOf(website, now));
  for (let at = 0; at < rows.length; at += rowsPerWrite) {
    await db.write(
      set(
        `INSERT OR IGNORE INTO event_day (day, type, entity_kind, entity_id, source, visitors, events)
         SELECT value->>0, value->>1, 'website', value->>2, 'demo', value->>3, value->>4
         FROM json_each(?1)`,
        rows.slice(at, at + rowsPerWrite),
      ),
    );
  }
  return rows.length;
}

/** Few websites draw many people; interest is highest in the first weeks; most old days see nobody. */
function eventsOf(website: z.infer<typeof published>, now: number): Row[] {
  const pull = randomFrom(`pull ${website.slug}`)() ** 4 * 40 + 0.4;
  const today = Math.floor(now / dayMs);
  const rows: Row[] = [];
  for (let age = 0; age < days; age += 1) {
    const day = today - age;
    const since = day - Math.floor(website.published_at / dayMs);
    if (since < 0) break;
    const random = randomFrom(`${website.slug} ${day}`);
    const mean = pull * (0.25 + 2 * Math.exp(-since / 21)) * (isWeekend(day) ? 0.6 : 1);
    const views = Math.floor(mean * (0.4 + 1.2 * random()) + random() * 0.7);
    if (views === 0) continue;
    const text = dayOf(day * dayMs);
    const visits = Math.floor(views * (0.2 + 0.4 * random()) + random() * 0.5);
    rows.push([text, 'view', website.id, views, views + Math.floor(views * random() * 0.5)]);
    if (visits > 0) rows.push([text, 'visit', website.id, visits, visits]);
  }
  return rows;
}

function isWeekend(day: number): boolean {
  // 1 January 1970 was a Thursday.
  return (day + 4) % 7 === 0 || (day + 4) % 7 === 6;
}
