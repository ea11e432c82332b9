import type { FacetTerm } from './facet-value.ts';
import { type FacetType, facetTypes } from './filter.ts';

/*
 * Layout, little endian, every section padded to 4 bytes:
 *   header     8 x u32: magic, format, checksum of all that follows, bytes in all, websites, bytes of JSON, 0, 0
 *   JSON       ColumnHead per filter type, in the order of facetTypes
 *   ids        u32 per website, newest first: a website's place here is its number everywhere below
 *   orders     u32 per website, twice: alphabetical, popular
 *   per type   either u16 per website: a bit for each value that it has (types of a few fixed values),
 *              or degrees (how many values each website has), then all values, as places in `terms`
 */
export const magic = 0x58_49_50_53; // "SPIX"
export const format = 1;
export const headerBytes = 32;
const checkedFrom = 12;

export type Width = 1 | 2 | 4;
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

interface Dictionary {
  /** In name order; a value is its place in this list. */
  terms: readonly FacetTerm[];
  /** How many websites have each value. */
  counts: Uint32Array;
}

/** Website `n` has the values whose bits are set in `masks[n]`. */
export interface MaskColumn extends Dictionary {
  masks: Uint16Array;
}

/** Website `n` has `values[offsets[n]]` up to `values[offsets[n + 1]]`. */
export interface ListColumn extends Dictionary {
  masks: null;
  offsets: Uint32Array;
  values: Uint16Array | Uint32Array;
}

export type Column = MaskColumn | ListColumn;

export interface DecodedIndex {
  ids: Uint32Array;
  alphabetical: Uint32Array;
  popular: Uint32Array;
  columns: Readonly<Record<FacetType, Column>>;
}

export interface ColumnHead {
  terms: [id: number, slug: string, name: string, count: number][];
  /** Of a list: how many values there are in all, bytes of one degree and of one value. Null: bits. */
  list: { values: number; degree: Width; ordinal: 2 | 4 } | null;
}

/** Views on the buffer itself; null when it is cut, changed or of another format. */
export function decodeIndex(buffer: ArrayBuffer): DecodedIndex | null {
  if (buffer.byteLength < headerBytes || buffer.byteLength % 4 !== 0) return null;
  const header = new Uint32Array(buffer, 0, headerBytes / 4);
  const [mark, version, checksum, bytes, count = 0, jsonBytes = 0] = header;
  if (mark !== magic || version !== format || bytes !== buffer.byteLength) return null;
  if (checksum !== checksumOf(buffer)) return null;
  let at = headerBytes;
  const skip = (length: number): number => {
    const here = at;
    at += padded(length);
    return here;
  };
  const words = () => new Uint32Array(buffer, skip(count * 4), count);
  const json = new Uint8Array(buffer, skip(jsonBytes), jsonBytes);
  const heads: ColumnHead[] = JSON.parse(new TextDecoder().decode(json));
  const ids = words();
  const alphabetical = words();
  const popular = words();
  const columns = {} as Record<FacetType, Column>;
  facetTypes.forEach((type, i) => {
    const { terms = [], list = null } = heads[i] ?? {};
    const dictionary = {
      terms: terms.map(([id, slug, name]) => ({ id, slug, name })),
      counts: Uint32Array.from(terms, (term) => term[3]),
    };
    if (!list) {
      const masks = new Uint16Array(buffer, skip(count * 2), count);
      columns[type] = { ...dictionary, masks };
      return;
    }
    const degrees = numbersAt(buffer, skip(count * list.degree), list.degree, count);
    const from = skip(list.values * list.ordinal);
    const Values = list.ordinal === 2 ? Uint16Array : Uint32Array;
    const values = new Values(buffer, from, list.values);
    columns[type] = { ...dictionary, masks: null, offsets: sumsOf(degrees), values };
  });
  return { ids, alphabetical, popular, columns };
}

/** FNV-1a over 32-bit words with a shift, so that every change of a single word is seen. */
export function checksumOf(buffer: ArrayBuffer): number {
  const words = new Uint32Array(buffer, checkedFrom);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] as number), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

export function padded(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}

function sumsOf(degrees: Numbers): Uint32Array {
  const sums = new Uint32Array(degrees.length + 1);
  for (let n = 0, sum = 0; n < degrees.length; n++) {
    sum += degrees[n] as number;
    sums[n + 1] = sum;
  }
  return sums;
}

function numbersAt(buffer: ArrayBuffer, at: number, width: Width, length: number): Numbers {
  if (width === 1) return new Uint8Array(buffer, at, length);
  return width === 2 ? new Uint16Array(buffer, at, length) : new Uint32Array(buffer, at, length);
}
