import type { ZodType } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import type { ExportPage, Given, Kind, Note, Parsed, Plan } from './kind.ts';
import { finder } from './resolve.ts';
import { reasonOf, said } from './row.ts';
import { guard } from './set.ts';
import { keepOldSlugs, settle } from './settle.ts';
import { type Named, slugOf } from './slug.ts';

interface NamedRow {
  id?: number | undefined;
  slug?: string | undefined;
  name: string;
}

interface StoredNamed {
  id: number;
  version: number;
  slug: string;
}

/** What else a batch needs before its rows can be merged. */
export interface Prepared<Refs> {
  refs: Refs;
  statements: Statement<unknown>[];
  notes: Note[];
}

/** A kind whose things are known by their slug. */
export interface NamedKind<Row extends NamedRow, Stored extends StoredNamed, Refs> {
  kind: Named;
  row: ZodType<Row>;
  stored: ZodType<Stored>;
  /** `SELECT ... FROM {kind} t`, giving `stored`. */
  select: string;
  prepare(db: Database, given: readonly Given<Row>[], now: number): Promise<Prepared<Refs>>;
  merge(
    row: Row,
    place: { id: number; slug: string },
    old: Stored | undefined,
    refs: Refs,
    now: number,
  ): Stored;
  write(fresh: readonly Stored[], changed: readonly Stored[], now: number): Statement<unknown>[];
  exported(stored: Stored): Record<string, unknown>;
}

export function namedKind<Row extends NamedRow, Stored extends StoredNamed, Refs>(
  named: NamedKind<Row, Stored, Refs>,
): Kind<Row> {
  return {
    parse(input): Parsed<Row> {
      const result = named.row.safeParse(said(input));
      return result.success
        ? { ok: true, row: result.data }
        : { ok: false, reason: reasonOf(result.error) };
    },
    keyOf: (row) => row.slug ?? (slugOf(row.name) || row.name),
    plan: (db, given, now) => planNamed(named, db, given, now),
    page: (db, after, size) => page(named, db, after, size),
  };
}

async function planNamed<Row extends NamedRow, Stored extends StoredNamed, Refs>(
  named: NamedKind<Row, Stored, Refs>,
  db: Database,
  given: readonly Given<Row>[],
  now: number,
): Promise<Plan> {
  const called = await finder(
    db,
    named.kind,
    given.flatMap(({ row }) => (row.slug === undefined ? [row.name] : [row.slug, row.name])),
  );
  const found = given.map(
    ({ row }) => called.find(row.slug ?? row.name) ?? called.findName(row.name),
  );
  const before = await storedById(named, db, found);
  const { refs, statements, notes } = await named.prepare(db, given, now);
  const places = await settle(
    db,
    named.kind,
    given.map(({ line, row }, i) => {
      const slug = row.slug ?? found[i]?.slug ?? slugOf(row.name);
      return { line, id: row.id, slug, found: found[i] };
    }),
  );
  const after = given.flatMap(({ row }, i) => {
    const place = places.settled[i];
    return place ? [named.merge(row, place, before.get(place.id), refs, now)] : [];
  });
  const fresh = after.filter(({ id }) => !before.has(id));
  const changed = after.filter((row) => {
    const old = before.get(row.id);
    return old !== undefined && sorted(old) !== sorted(row);
  });
  return {
    statements: [
      ...statements,
      guard(named.kind, changed),
      ...named.write(fresh, changed, now),
      keepOldSlugs(places.oldSlugs),
    ],
    added: fresh.length,
    updated: changed.length,
    unchanged: after.length - fresh.length - changed.length,
    shows: fresh.length + changed.length > 0,
    notes: [...notes, ...places.notes],
  };
}

function sorted(row: object): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function storedById<Row extends NamedRow, Stored extends StoredNamed, Refs>(
  named: NamedKind<Row, Stored, Refs>,
  db: Database,
  found: readonly ({ id: number } | undefined)[],
): Promise<Map<number, Stored>> {
  const ids = found.flatMap((one) => (one ? [one.id] : []));
  const rows = await db.all(
    statement(
      named.stored,
      `${named.select} WHERE t.id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(ids),
    ),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function page<Row extends NamedRow, Stored extends StoredNamed, Refs>(
  named: NamedKind<Row, Stored, Refs>,
  db: Database,
  after: number,
  size: number,
): Promise<ExportPage> {
  const text = `${named.select} WHERE t.id > ?1 ORDER BY t.id LIMIT ?2`;
  const rows = await db.all(statement(named.stored, text, after, size));
  return { last: rows.at(-1)?.id ?? after, rows: rows.map(named.exported) };
}
