import { z } from 'zod';
import { dayOf } from '../day.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { dayMs } from '../limits.ts';
import { type CountedEvent, countedAlone } from './event.ts';

const keyRow = z.object({ key: z.string() });
const idRow = z.object({ id: z.string() });

/** What a batch came to, as `row` of each statement. A thing that is not in the catalogue counts for nothing. */
const rows = `WITH row AS (
  SELECT value->>0 AS message, value->>1 AS day, value->>2 AS type, value->>3 AS visitor,
    value->>4 AS kind, value->>5 AS entity
  FROM json_each(?1)
)`;
const isCounted = `NOT EXISTS (SELECT 1 FROM event_message m WHERE m.id = row.message)
  AND CASE row.kind
    WHEN 'website' THEN EXISTS (SELECT 1 FROM website w WHERE w.id = entity AND w.status = 'published')
    WHEN 'typeface' THEN EXISTS (SELECT 1 FROM typeface t WHERE t.id = entity)
    WHEN 'profile' THEN EXISTS (SELECT 1 FROM profile p WHERE p.id = entity)
    WHEN 'category' THEN EXISTS (SELECT 1 FROM category c WHERE c.id = entity)
    WHEN 'location' THEN EXISTS (SELECT 1 FROM location l WHERE l.id = entity)
    WHEN 'ad' THEN EXISTS (SELECT 1 FROM ad a WHERE a.id = entity)
    ELSE row.kind IN (${countedAlone.map((kind) => `'${kind}'`).join(', ')})
  END`;

/**
 * Adds events to the sums of their days, all or nothing, and gives those that were not in them before: a message that
 * comes again changes nothing. What is older than yesterday is left out, since its visitors are forgotten.
 */
export async function countEvents(
  db: Database,
  events: readonly CountedEvent[],
  now: number,
): Promise<CountedEvent[]> {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  const timely = once.filter(({ day }) => day >= yesterday(now));
  if (timely.length === 0) return [];
  const known = new Set((await db.all(knownAmong(timely))).map(({ id }) => id));
  const given = JSON.stringify(
    timely.flatMap(({ id, day, type, visitor, things }) =>
      things.map((thing) => [id, day, type, visitor, thing.kind, thing.id]),
    ),
  );
  await db.write(addToSums(given), rememberVisitors(given), rememberMessages(given));
  return timely.filter(({ id }) => !known.has(id));
}

function knownAmong(events: readonly CountedEvent[]): Statement<{ id: string }> {
  return statement(
    idRow,
    'SELECT id FROM event_message WHERE id IN (SELECT value FROM json_each(?1))',
    JSON.stringify(events.map(({ id }) => id)),
  );
}

function addToSums(given: string): Statement<unknown> {
  return statement(
    z.unknown(),
    `${rows}
     INSERT INTO event_day (day, type, entity_kind, entity_id, source, visitors, events)
     SELECT day, type, kind, entity, 'counted',
       count(DISTINCT CASE WHEN NOT EXISTS (
         SELECT 1 FROM event_seen s WHERE s.day = row.day AND s.type = row.type
           AND s.entity_kind = row.kind AND s.entity_id = row.entity AND s.visitor = row.visitor
       ) THEN visitor END),
       count(*)
     FROM row WHERE ${isCounted}
     GROUP BY day, type, kind, entity
     ON CONFLICT (day, type, entity_kind, entity_id, source)
     DO UPDATE SET visitors = visitors + excluded.visitors, events = events + excluded.events`,
    given,
  );
}

function rememberVisitors(given: string): Statement<unknown> {
  return statement(
    z.unknown(),
    `${rows}
     INSERT OR IGNORE INTO event_seen (day, type, entity_kind, entity_id, visitor)
     SELECT day, type, kind, entity, visitor FROM row WHERE ${isCounted}`,
    given,
  );
}

function rememberMessages(given: string): Statement<unknown> {
  return statement(
    z.unknown(),
    `${rows}
     INSERT OR IGNORE INTO event_message (id, day) SELECT message, day FROM row`,
    given,
  );
}

/** SQL of the source that counts: the demo sample's, as long as nothing real of that kind has been counted. */
export function sourceThatCounts(kind: 'website' | 'typeface', type: string): string {
  return `CASE WHEN EXISTS (
    SELECT 1 FROM event_day
    WHERE entity_kind = '${kind}' AND type = '${type}' AND source = 'counted'
  ) THEN 'counted' ELSE 'demo' END`;
}

/** The key of a day's visitors, made at the first need. */
export async function visitorKey(db: Database, day: string): Promise<string> {
  const find = statement(keyRow, 'SELECT key FROM event_key WHERE day = ?1', day);
  const found = await db.first(find);
  if (found) return found.key;
  await db.write(
    statement(
      z.unknown(),
      'INSERT OR IGNORE INTO event_key (day, key) VALUES (?1, hex(randomblob(32)))',
      day,
    ),
  );
  const [made] = await db.all(find);
  if (!made) throw new Error(`no key for the visitors of ${day}`);
  return made.key;
}

/** Forgets who was seen before yesterday, and the keys that they could be told by. */
export async function forgetVisitors(db: Database, now: number): Promise<void> {
  const before = (table: 'event_key' | 'event_seen' | 'event_message') =>
    statement(z.unknown(), `DELETE FROM ${table} WHERE day < ?1`, yesterday(now));
  await db.write(before('event_key'), before('event_seen'), before('event_message'));
}

function yesterday(now: number): string {
  return dayOf(now - dayMs);
}
