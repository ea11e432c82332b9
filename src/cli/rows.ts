import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { linesOf } from './lines.ts';

/** A row as the file gives it, or why there is none. `line` is where it begins, from 1. */
export type RawRow = {
  line: number;
  /** Bytes of the file read so far. */
  read: number;
} & ({ value: unknown } | { problem: string; text: string | null });

export type Format = 'ndjson' | 'json' | 'csv';

/** By the ending of the name, else by the first character; a `.json` file is read whole. */
export async function formatOf(file: string): Promise<Format> {
  if (/\.csv$/i.test(file)) return 'csv';
  if (/\.(ndjson|jsonl)$/i.test(file)) return 'ndjson';
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const first = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart()[0];
    if (first === '[' || (first === '{' && /\.json$/i.test(file))) return 'json';
    return first === '{' || first === undefined ? 'ndjson' : 'csv';
  } finally {
    await handle.close();
  }
}

/** Every row of a file, streamed (a JSON array is read whole: it has no lines to stream by). */
export async function* rowsOf(file: string): AsyncGenerator<RawRow> {
  const format = await formatOf(file);
  if (format === 'csv') yield* csvRows(file);
  else if (format === 'json') yield* arrayRows(file);
  else yield* ndjsonRows(file);
}

async function* ndjsonRows(file: string): AsyncGenerator<RawRow> {
  for await (const { number: line, text, problem, read } of linesOf(file)) {
    if (text === null) yield { line, read, problem: problem ?? 'unreadable', text };
    else if (text.trim() !== '') yield { line, read, ...parsed(text) };
  }
}

function parsed(text: string): { value: unknown } | { problem: string; text: string } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
    return { problem: 'the line holds no JSON object', text };
  } catch (cause) {
    return { problem: `the line is no JSON: ${cause instanceof Error ? cause.message : ''}`, text };
  }
}

async function* arrayRows(file: string): AsyncGenerator<RawRow> {
  const text = await readFile(file, 'utf8');
  const read = Buffer.byteLength(text);
  const outcome = ((): { values: unknown } | { problem: string } => {
    try {
      return { values: JSON.parse(text.replace(/^\uFEFF/, '')) };
    } catch (cause) {
      return { problem: `the file is no JSON: ${cause instanceof Error ? cause.message : ''}` };
    }
  })();
  if ('problem' in outcome) yield { line: 1, read, problem: outcome.problem, text: null };
  else {
    const values = listIn(outcome.values);
    if (!values) yield { line: 1, read, problem: 'the file holds no JSON array', text: null };
    let line = 0;
    for (const value of values ?? []) yield { line: ++line, read, value };
  }
}

/** The array itself, or the only one among the values of an object. */
function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  const [only, ...more] = Object.values(value).filter((one) => Array.isArray(one));
  return more.length === 0 ? (only ?? null) : null;
}

async function* csvRows(file: string): AsyncGenerator<RawRow> {
  const skipped: RawRow[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      info: true,
      raw: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: 1024 * 1024,
      on_skip(error, record) {
        const end = error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 0;
        const text = typeof record === 'string' ? record : null;
        const problem = error?.message ?? 'a broken record';
        skipped.push({ line: beginOf(text ?? '', end), read: 0, problem, text });
      },
    }),
  );
  for await (const { record, info, raw } of parser) {
    yield* skipped.splice(0);
    yield { line: beginOf(raw, info.lines), read: info.bytes, value: unpacked(record) };
  }
  yield* skipped.splice(0);
}

/** A quoted cell may hold line ends: the record began so many lines before its end. */
function beginOf(raw: string, end: number): number {
  return end - (raw.trim().match(/\n/g)?.length ?? 0);
}

/** A cell that holds a JSON list or object becomes one; everything else stays text. */
function unpacked(record: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, cell]) => [
      name,
      /^\s*[[{]/.test(cell) ? cellOf(cell) : cell,
    ]),
  );
}

function cellOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
