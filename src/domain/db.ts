import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { ZodType } from 'zod';
import { Unavailable } from './errors.ts';
import { databaseReadTimeoutMs, databaseRetries } from './limits.ts';

export type Value = string | number | null;

/** One SQL statement with its values and the shape of its rows. */
export interface Statement<Row> {
  readonly text: string;
  readonly values: readonly Value[];
  readonly row: ZodType<Row>;
}

type RowsOf<Statements> = {
  [K in keyof Statements]: Statements[K] extends Statement<infer Row> ? Row[] : never;
};

/** The only door to SQL. Reads end after 1.2 s and are tried twice; writes are retried only when SQLite was busy. */
export interface Database {
  /** Every row of one statement. Throws `Unavailable`. */
  all<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** The first row, or null. Throws `Unavailable`. */
  first<Row>(statement: Statement<Row>): Promise<Row | null>;
  /** Several reads in one round trip, in order. Throws `Unavailable`. */
  batch<const S extends readonly Statement<unknown>[]>(...statements: S): Promise<RowsOf<S>>;
  /** All or nothing. Gives the number of rows changed by each statement. Throws `Unavailable`. */
  write(...statements: Statement<unknown>[]): Promise<number[]>;
}

/** `statement(row, 'SELECT slug FROM category WHERE id = ?', id)` */
export function statement<Row>(
  row: ZodType<Row>,
  text: string,
  ...values: Value[]
): Statement<Row> {
  return { text, values, row };
}

/** Opens the database for one request: once it gave no answer, that request's later reads fail without waiting again. */
export function openDatabase(d1: D1Database): Database {
  const read = reader();
  const prepare = (s: Statement<unknown>): D1PreparedStatement => {
    const prepared = d1.prepare(s.text);
    return s.values.length > 0 ? prepared.bind(...s.values) : prepared;
  };
  return {
    async all(s) {
      const result = await read(() => prepare(s).all());
      return rowsOf(s, result.results);
    },
    async first(s) {
      const result = await read(() => prepare(s).all());
      return rowsOf(s, result.results.slice(0, 1))[0] ?? null;
    },
    async batch<const S extends readonly Statement<unknown>[]>(...statements: S) {
      const results = await read(() => d1.batch(statements.map(prepare)));
      return statements.map((s, i) => rowsOf(s, results[i]?.results ?? [])) as RowsOf<S>;
    },
    async write(...statements) {
      const results = await whileBusy(() => d1.batch(statements.map(prepare)));
      return results.map((result: D1Result) => result.meta.changes);
    },
  };
}

function rowsOf<Row>(s: Statement<Row>, rows: unknown[]): Row[] {
  return rows.map((row) => s.row.parse(row));
}

function reader(): <T>(attempt: () => Promise<T>) => Promise<T> {
  let failed: Unavailable | undefined;
  return async function read(attempt) {
    if (failed) throw failed;
    try {
      return await inTime(attempt).catch(() => inTime(attempt));
    } catch (cause) {
      failed = new Unavailable('database', cause);
      throw failed;
    }
  };
}

async function inTime<T>(attempt: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), databaseReadTimeoutMs);
  });
  try {
    return await Promise.race([attempt(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two workerd on one database file collide: SQLite then refuses at once, or undoes the transaction as it ends. */
async function whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (cause) {
      const busy = /SQLITE_BUSY|database is locked|session commit token/i.test(String(cause));
      if (!busy || tries >= databaseRetries) throw new Unavailable('database', cause);
      await new Promise((done) => setTimeout(done, 40 * 2 ** tries * (0.5 + Math.random())));
    }
  }
}
