import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { bumpVersion } from '#domain/catalogue/catalogue-store.ts';
import type { Database } from '#domain/db.ts';
import { Unavailable } from '#domain/errors.ts';
import { findRun, type ImportRun, keepRun } from '#domain/import/import-run.ts';
import type { Given, Kind, Note } from '#domain/import/kind.ts';
import { isIdle } from '#domain/import/set.ts';
import { databaseRetries, importBatchRows } from '#domain/limits.ts';
import { type RawRow, rowsOf } from './rows.ts';

export interface Refusal {
  line: number;
  reason: string;
  row: unknown;
}

export interface ImportOptions {
  db: Database;
  kind: Kind<unknown>;
  kindName: string;
  file: string;
  dryRun?: boolean;
  /** Called for each refused row, in the order of the file; again on a resumed run. */
  refuse(refusal: Refusal): Promise<void> | void;
  note(note: Note): void;
  progress(bytes: number, rows: number): void;
  /** A last word on a row before it is planned: pictures are stored here. */
  complete?(row: unknown, line: number): Promise<unknown>;
}

export interface ImportReport {
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** The line after which an interrupted run went on; 0 for a run from the start. */
  resumedAfter: number;
}

const batchCharacters = 1_000_000;

/**
 * Brings one file in, 500 rows to a transaction. A run that was killed goes on after its last whole
 * batch; running a finished file again changes nothing that is already so.
 */
export async function importFile(options: ImportOptions): Promise<ImportReport> {
  const { db, kindName, file } = options;
  const hash = await hashOf(file);
  const earlier = options.dryRun ? null : await findRun(db, hash, kindName);
  const resumedAfter = earlier && earlier.finished_at === null ? earlier.line : 0;
  const start = resumedAfter > 0 ? earlier : null;
  const run: ImportRun = start
    ? { ...start, refused: 0 }
    : { line: 0, added: 0, updated: 0, unchanged: 0, refused: 0, finished_at: null };
  const batches = new Batches(options, hash, run);
  const seen = new Map<string, number>();
  let read = 0;
  for await (const raw of rowsOf(file)) {
    read += 1;
    const taken = judge(options.kind, raw, seen);
    if ('reason' in taken) {
      run.refused += 1;
      await options.refuse({ line: raw.line, ...taken });
    } else if (raw.line > resumedAfter) await batches.add({ line: raw.line, row: taken.row }, raw);
    options.progress(raw.read, read);
  }
  await batches.finish();
  const { added, updated, unchanged, refused } = run;
  return { read, added, updated, unchanged, refused, resumedAfter };
}

/** Rows gathered into transactions. The counts in `run` move only when a batch is in. */
class Batches {
  private rows: Given<unknown>[] = [];
  private characters = 0;
  private readonly options: ImportOptions;
  private readonly hash: string;
  private readonly run: ImportRun;

  constructor(options: ImportOptions, hash: string, run: ImportRun) {
    this.options = options;
    this.hash = hash;
    this.run = run;
  }

  async add(given: Given<unknown>, raw: RawRow): Promise<void> {
    const row = this.options.complete
      ? await this.options.complete(given.row, given.line)
      : given.row;
    this.rows.push({ line: given.line, row });
    this.characters += 'value' in raw ? JSON.stringify(raw.value).length : 0;
    if (this.rows.length >= importBatchRows || this.characters >= batchCharacters)
      await this.flush(null);
  }

  async finish(): Promise<void> {
    await this.flush(Date.now());
  }

  private async flush(finishedAt: number | null): Promise<void> {
    const { rows, run } = this;
    const line = rows.at(-1)?.line ?? run.line;
    for (let tries = 1; ; tries++) {
      try {
        await this.write(line, finishedAt);
        break;
      } catch (cause) {
        if (tries >= databaseRetries) throw cause;
        if (await this.isIn(cause, line)) break;
        await new Promise((done) => setTimeout(done, 100 * 2 ** tries * (0.5 + Math.random())));
      }
    }
    this.rows = [];
    this.characters = 0;
  }

  private async write(line: number, finishedAt: number | null): Promise<void> {
    const { db, kind, kindName, dryRun, note } = this.options;
    const now = Date.now();
    const plan = await kind.plan(db, this.rows, now);
    const run: ImportRun = {
      line,
      added: this.run.added + plan.added,
      updated: this.run.updated + plan.updated,
      unchanged: this.run.unchanged + plan.unchanged,
      refused: this.run.refused,
      finished_at: finishedAt,
    };
    if (!dryRun) {
      await db.write(
        ...plan.statements.filter((s) => !isIdle(s)),
        ...(plan.shows ? [bumpVersion(now)] : []),
        keepRun(this.hash, kindName, run),
      );
    }
    Object.assign(this.run, run);
    for (const one of plan.notes) note(one);
  }

  /** An answer that got lost on the way back is not a failure: the run's own row tells. */
  private async isIn(cause: unknown, line: number): Promise<boolean> {
    if (!(cause instanceof Unavailable) || this.options.dryRun || this.rows.length === 0)
      return false;
    const kept = await findRun(this.options.db, this.hash, this.options.kindName).catch(() => null);
    if (!kept || kept.line !== line || this.run.line === line) return false;
    Object.assign(this.run, { ...kept, refused: this.run.refused });
    return true;
  }
}

function judge(
  kind: Kind<unknown>,
  raw: RawRow,
  seen: Map<string, number>,
): { row: unknown } | { reason: string; row: unknown } {
  if ('problem' in raw) return { reason: raw.problem, row: raw.text };
  const parsed = kind.parse(raw.value);
  if (!parsed.ok) return { reason: parsed.reason, row: raw.value };
  // A digest instead of the key: 100,000 long addresses would not be a flat amount of memory.
  const key = createHash('sha256').update(kind.keyOf(parsed.row)).digest('base64').slice(0, 16);
  const earlier = seen.get(key);
  if (earlier !== undefined) return { reason: `the same thing as line ${earlier}`, row: raw.value };
  seen.set(key, raw.line);
  return { row: parsed.row };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
