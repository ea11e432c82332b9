import { type FacetTerm, fixedTermsOf } from './facet-value.ts';
import { type FilterType, filterTypes } from './filter.ts';
import { compareNames, compareText, fold } from './fold.ts';

/*
 * Layout, little endian, every section padded to 4 bytes:
 *   header     8 x u32: magic, format, checksum of all that follows, bytes in all, websites, bytes of JSON, 0, 0
 *   JSON       per filter type, in the order of filterTypes: { terms: [id, slug, name, count][] in name order,
 *              values: how many in all, degree: bytes of one degree, ordinal: bytes of one value }
 *   ids        u32 per website, newest first: a website's place here is its number everywhere below
 *   orders     u32 per website, twice: alphabetical, popular
 *   per type   degrees (how many values each website has), then all values, as places in `terms`
 */
const magic = 0x58_49_50_53; // "SPIX"
const format = 1;
const headerBytes = 32;
const checkedFrom = 12;

type Width = 1 | 2 | 4;
type Numbers = Uint8Array | Uint16Array | Uint32Array;

export interface IndexedWebsite {
  id: number;
  title: string;
  /** Ids of the website's values, each once. */
  values: Readonly<Record<FilterType, readonly number[]>>;
}

/** All values of one filter type: those of website `n` are `values[offsets[n]]` up to `values[offsets[n + 1]]`. */
export interface Column {
  /** In name order; a value is its place in this list. */
  terms: readonly FacetTerm[];
  /** How many websites have each value. */
  counts: Uint32Array;
  offsets: Uint32Array;
  values: Numbers;
}

export interface DecodedIndex {
  ids: Uint32Array;
  alphabetical: Uint32Array;
  popular: Uint32Array;
  columns: Readonly<Record<FilterType, Column>>;
}

interface ColumnHead {
  terms: [id: number, slug: string, name: string, count: number][];
  values: number;
  degree: Width;
  ordinal: Width;
}

/** Takes websites one by one, newest first, and gives the bytes of their index. */
export interface IndexWriter {
  add(website: IndexedWebsite): void;
  /** `terms` names the values of types that are not fixed; those nobody has are left out. Unscored websites have 0. */
  finish(
    terms: Readonly<Partial<Record<FilterType, readonly FacetTerm[]>>>,
    scores: ReadonlyMap<number, number>,
  ): ArrayBuffer;
}

export function writeIndex(): IndexWriter {
  const ids: number[] = [];
  const titles: string[] = [];
  const degrees = byType<number[]>(() => []);
  const values = byType<number[]>(() => []);
  return {
    add(website) {
      ids.push(website.id);
      titles.push(fold(website.title));
      for (const type of filterTypes) {
        const own = website.values[type];
        degrees[type].push(own.length);
        for (const value of own) values[type].push(value);
      }
    },
    finish(terms, scores) {
      const columns = filterTypes.map((type) => {
        const used = new Set(values[type]);
        const kept = fixedTermsOf(type) ?? (terms[type] ?? []).filter(({ id }) => used.has(id));
        return packColumn(kept, degrees[type], values[type]);
      });
      const json = new TextEncoder().encode(JSON.stringify(columns.map(({ head }) => head)));
      const sections = [
        json,
        Uint32Array.from(ids),
        alphabeticalOrder(ids, titles),
        popularOrder(ids, scores),
        ...columns.flatMap((column) => [column.degrees, column.ordinals]),
      ];
      return assemble(ids.length, json.byteLength, sections);
    },
  };
}

/** Views on the buffer itself; null when it is cut, changed or of another format. */
export function decodeIndex(buffer: ArrayBuffer): DecodedIndex | null {
  if (buffer.byteLength < headerBytes || buffer.byteLength % 4 !== 0) return null;
  const header = new Uint32Array(buffer, 0, headerBytes / 4);
  const [mark, version, checksum, bytes, count = 0, jsonBytes = 0] = header;
  if (mark !== magic || version !== format || bytes !== buffer.byteLength) return null;
  if (checksum !== checksumOf(buffer)) return null;
  let at = headerBytes;
  const take = <T>(
    length: number,
    width: Width,
    View: new (b: ArrayBuffer, at: number, n: number) => T,
  ) => {
    const view = new View(buffer, at, length);
    at += padded(length * width);
    return view;
  };
  const numbers = (length: number, width: Width): Numbers => {
    if (width === 1) return take(length, width, Uint8Array);
    return width === 2 ? take(length, width, Uint16Array) : take(length, width, Uint32Array);
  };
  const heads: ColumnHead[] = JSON.parse(new TextDecoder().decode(take(jsonBytes, 1, Uint8Array)));
  const ids = take(count, 4, Uint32Array);
  const alphabetical = take(count, 4, Uint32Array);
  const popular = take(count, 4, Uint32Array);
  const columns = byType((_, i) => {
    const head = heads[i] ?? { terms: [], values: 0, degree: 1, ordinal: 1 };
    const degrees = numbers(count, head.degree);
    return unpackColumn(head, degrees, numbers(head.values, head.ordinal));
  });
  return { ids, alphabetical, popular, columns };
}

function unpackColumn(head: ColumnHead, degrees: Numbers, values: Numbers): Column {
  const offsets = new Uint32Array(degrees.length + 1);
  for (let n = 0, sum = 0; n < degrees.length; n++) {
    sum += degrees[n] as number;
    offsets[n + 1] = sum;
  }
  return {
    terms: head.terms.map(([id, slug, name]) => ({ id, slug, name })),
    counts: Uint32Array.from(head.terms, (term) => term[3]),
    offsets,
    values,
  };
}

function packColumn(
  terms: readonly FacetTerm[],
  degrees: readonly number[],
  values: readonly number[],
): { head: ColumnHead; degrees: Numbers; ordinals: Numbers } {
  const named = [...terms].sort(compareNames);
  const places = new Map(named.map((term, place) => [term.id, place]));
  const counts = new Uint32Array(named.length);
  const degree = widthFor(degrees.reduce((most, one) => Math.max(most, one), 0));
  const ordinal = widthFor(Math.max(named.length - 1, 0));
  const ordinals = numbersOf(ordinal, values.length);
  values.forEach((id, i) => {
    const place = places.get(id);
    if (place === undefined) throw new RangeError(`value ${id} has no name`);
    ordinals[i] = place;
    counts[place] = (counts[place] as number) + 1;
  });
  const packed = numbersOf(degree, degrees.length);
  packed.set(degrees);
  const head: ColumnHead = {
    terms: named.map(({ id, slug, name }, place) => [id, slug, name, counts[place] as number]),
    values: values.length,
    degree,
    ordinal,
  };
  return { head, degrees: packed, ordinals };
}

/** By folded title, ties by id. */
function alphabeticalOrder(ids: readonly number[], titles: readonly string[]): Uint32Array {
  const order = titles.map((title, n) => ({ title, id: ids[n] as number, n }));
  order.sort((a, b) => compareText(a.title, b.title) || a.id - b.id);
  return Uint32Array.from(order, ({ n }) => n);
}

/** Highest score first; equal and missing scores stay newest first. */
function popularOrder(ids: readonly number[], scores: ReadonlyMap<number, number>): Uint32Array {
  const scored: { n: number; score: number }[] = [];
  const rest: number[] = [];
  ids.forEach((id, n) => {
    const score = scores.get(id) ?? 0;
    if (score > 0) scored.push({ n, score });
    else rest.push(n);
  });
  scored.sort((a, b) => b.score - a.score || a.n - b.n);
  return Uint32Array.from([...scored.map(({ n }) => n), ...rest]);
}

function assemble(count: number, jsonBytes: number, sections: readonly Numbers[]): ArrayBuffer {
  const bytes = sections.reduce((sum, one) => sum + padded(one.byteLength), headerBytes);
  const buffer = new ArrayBuffer(bytes);
  let at = headerBytes;
  for (const section of sections) {
    new Uint8Array(buffer, at).set(
      new Uint8Array(section.buffer, section.byteOffset, section.byteLength),
    );
    at += padded(section.byteLength);
  }
  const header = new Uint32Array(buffer, 0, headerBytes / 4);
  header.set([magic, format, 0, bytes, count, jsonBytes]);
  header[2] = checksumOf(buffer);
  return buffer;
}

/** FNV-1a over 32-bit words with a shift, so that every change of a single word is seen. */
function checksumOf(buffer: ArrayBuffer): number {
  const words = new Uint32Array(buffer, checkedFrom);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] as number), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

function widthFor(largest: number): Width {
  if (largest < 256) return 1;
  return largest < 65_536 ? 2 : 4;
}

function numbersOf(width: Width, length: number): Numbers {
  if (width === 1) return new Uint8Array(length);
  return width === 2 ? new Uint16Array(length) : new Uint32Array(length);
}

function padded(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}

function byType<T>(make: (type: FilterType, i: number) => T): Record<FilterType, T> {
  return Object.fromEntries(filterTypes.map((type, i) => [type, make(type, i)])) as Record<
    FilterType,
    T
  >;
}
