import { collectionItemsMost, collectionNoteCharacters } from '../limits.ts';
import { type ItemList, kindOfItems } from './collection.ts';
import { csvCell, parseCsv } from './csv.ts';

/** One line of an exported collection. `url` is null for what is no website. */
export interface FileItem {
  kind: (typeof kindOfItems)[ItemList];
  id: number;
  slug: string;
  title: string;
  url: string | null;
  note: string;
}

/** A line of a file to import: what it names, by address, slug or id, whichever is known first. */
export interface FileRow {
  line: number;
  list: ItemList;
  url: string | null;
  slug: string | null;
  id: number | null;
  note: string;
}

export interface Refusal {
  line: number;
  reason: string;
}

export interface ReadFile {
  rows: FileRow[];
  refused: Refusal[];
}

/** What an import came to. */
export interface Imported {
  added: number;
  /** Was there before, or twice in the file. */
  present: number;
  refused: Refusal[];
}

const columns = ['kind', 'id', 'slug', 'title', 'url', 'note'] as const;

export function writeCsv(items: readonly FileItem[]): string {
  const lines = items.map((item) => columns.map((name) => csvCell(item[name])).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

export function writeJson(
  { title, description }: { title: string; description: string },
  items: readonly FileItem[],
): string {
  return `${JSON.stringify({ title, description, items }, null, 2)}\n`;
}

/** Lines are counted from 1, the heading being the first. */
export function readCsv(text: string): ReadFile {
  const [heading, ...records] = parseCsv(text);
  if (!heading) return { rows: [], refused: [{ line: 1, reason: 'The file is empty' }] };
  const names = heading.cells.map((name) => name.trim().toLowerCase());
  if (!['url', 'slug', 'id'].some((name) => names.includes(name))) {
    return {
      rows: [],
      refused: [{ line: 1, reason: 'The first line names no column url, slug or id' }],
    };
  }
  return sorted(
    records.map(({ line, cells }) => {
      const values = names.map((name, at) => [
        name,
        (cells[at] ?? '').replace(/^'(?=['=+\-@\t\r])/, ''),
      ]);
      return { line, value: Object.fromEntries(values) };
    }),
  );
}

/** An export of ours, or a plain list of such items; an item's line is its place, from 1. */
export function readJson(text: string): ReadFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { rows: [], refused: [{ line: 1, reason: 'The file is no JSON' }] };
  }
  const items = isRecord(file) ? file.items : file;
  if (!Array.isArray(items)) {
    return { rows: [], refused: [{ line: 1, reason: 'The file has no list of items' }] };
  }
  return sorted(items.map((value: unknown, at) => ({ line: at + 1, value })));
}

function sorted(records: { line: number; value: unknown }[]): ReadFile {
  const file: ReadFile = { rows: [], refused: [] };
  for (const { line, value } of records) {
    const row =
      file.rows.length < collectionItemsMost ? rowOf(line, value) : 'There is no room for more';
    if (typeof row === 'string') file.refused.push({ line, reason: row });
    else file.rows.push(row);
  }
  return file;
}

/** The row, or why it is none. */
function rowOf(line: number, value: unknown): FileRow | string {
  if (!isRecord(value)) return 'It is not an item';
  const kind = textOf(value.kind) ?? 'website';
  const list = listOf(kind);
  if (!list) return `Its kind is none of website, typeface and palette: ${kind.slice(0, 40)}`;
  const note = textOf(value.note) ?? '';
  if (note.length > collectionNoteCharacters)
    return `Its note is longer than ${collectionNoteCharacters} characters`;
  const url = kind === 'website' ? textOf(value.url) : null;
  const slug = textOf(value.slug);
  const id = Number(textOf(value.id) ?? Number.NaN);
  if (!url && !slug && !Number.isSafeInteger(id)) return 'It has neither url nor slug nor id';
  return {
    line,
    list,
    url,
    slug,
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    note,
  };
}

function listOf(kind: string): ItemList | undefined {
  const lists = Object.keys(kindOfItems) as ItemList[];
  return lists.find((list) => kindOfItems[list] === kind);
}

function textOf(value: unknown): string | null {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
