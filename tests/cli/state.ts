import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import { type ImportReport, importFile, type Refusal } from '../../src/cli/import-file.ts';
import { migrate } from '../../src/cli/migrate.ts';
import { root } from '../../src/cli/paths.ts';
import { openPlatform, type Platform } from '../../src/cli/platform.ts';
import { statement, type Value } from '../../src/domain/db.ts';
import type { Note } from '../../src/domain/import/kind.ts';
import { type ImportKind, kinds } from '../../src/domain/import/kinds.ts';

export const fixtures = path.join(root, 'tests/fixtures');

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'specimen-cli-'));
}

/** A migrated, empty state for all tests of a file. `platform()` is open from the first test to the last. */
export function ownState(): { folder: string; platform(): Platform } {
  const folder = temporaryFolder();
  let opened: Platform | undefined;
  beforeAll(async () => {
    opened = await openState(folder);
  });
  afterAll(async () => {
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    platform() {
      if (!opened) throw new Error('the state is open only while tests run');
      return opened;
    },
  };
}

export async function openState(folder: string): Promise<Platform> {
  const before = process.env.STATE_DIR;
  process.env.STATE_DIR = folder;
  try {
    const platform = await openPlatform();
    await migrate(platform.db);
    return platform;
  } finally {
    if (before === undefined) delete process.env.STATE_DIR;
    else process.env.STATE_DIR = before;
  }
}

export interface Imported extends ImportReport {
  refusals: Refusal[];
  notes: Note[];
}

export async function bring(
  platform: Platform,
  kindName: ImportKind,
  file: string,
  options: { dryRun?: boolean } = {},
): Promise<Imported> {
  const refusals: Refusal[] = [];
  const notes: Note[] = [];
  const report = await importFile({
    db: platform.db,
    kind: kinds[kindName],
    kindName,
    file,
    ...options,
    refuse: (refusal) => void refusals.push(refusal),
    note: (note) => void notes.push(note),
    progress() {},
  });
  return { ...report, refusals, notes };
}

export function rows<Row>(
  platform: Platform,
  row: z.ZodType<Row>,
  text: string,
  ...values: Value[]
): Promise<Row[]> {
  return platform.db.all(statement(row, text, ...values));
}

/** Everything of a kind as export writes it. */
export async function exported(platform: Platform, kind: ImportKind): Promise<string> {
  let text = '';
  for (let after = 0; ; ) {
    const page = await kinds[kind].page(platform.db, after, 500);
    if (page.rows.length === 0) return text;
    text += page.rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    after = page.last;
  }
}

export interface Command {
  process: ChildProcess;
  /** Exit code (null after a signal) and everything that it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

export function command(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Command {
  const child = spawn(process.execPath, [path.join(root, 'src/cli', script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: who kills the command kills its database process too.
    detached: true,
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return {
    process: child,
    ended: new Promise((done) => child.on('close', (code) => done({ code, said }))),
  };
}
