import {
  type ColumnHead,
  checksumOf,
  format,
  headerBytes,
  magic,
  type Numbers,
  padded,
  type Width,
} from './catalogue-index-binary.ts';
import { type FacetTerm, fixedTermsOf } from './facet-value.ts';
import { type FacetType, facetTypes } from './filter.ts';
import { compareNames, compareText, fold } from './fold.ts';

export interface IndexedWebsite {
  id: number;
  title: string;
  /** Ids of the website's values, each once. */
  values: Readonly<Record<FacetType, readonly number[]>>;
}

/** Takes websites one by one, newest first, and gives the bytes of their index. */
export interface IndexWriter {
  add(website: IndexedWebsite): void;
  /** `terms` names the values of types that are not fixed; those nobody has are left out. Unscored websites have 0. */
  finish(
    terms: Readonly<Partial<Record<FacetType, readonly FacetTerm[]>>>,
    scores: ReadonlyMap<number, number>,
  ): ArrayBuffer;
}

/** Value ids of all websites so far, one after the other, and how many each website has. */
interface Pairs {
  degrees: number[];
  values: number[];
}

export function writeIndex(): IndexWriter {
  const ids: number[] = [];
  const titles: string[] = [];
  const pairs = new Map<FacetType, Pairs>(
    facetTypes.map((type) => [type, { degrees: [], values: [] }]),
  );
  return {
    add(website) {
      ids.push(website.id);
      titles.push(fold(website.title));
      for (const [type, { degrees, values }] of pairs) {
        const own = website.values[type];
        degrees.push(own.length);
        for (const value of own) values.push(value);
      }
    },
    finish(terms, scores) {
      const columns = [...pairs].map(([type, own]) => pack(type, terms[type] ?? [], own));
      const json = new TextEncoder().encode(JSON.stringify(columns.map(({ head }) => head)));
      return assemble(ids.length, json.byteLength, [
        json,
        new Uint32Array(ids),
        alphabeticalOrder(ids, titles),
        popularOrder(ids, scores),
        ...columns.flatMap(({ sections }) => sections),
      ]);
    },
  };
}

function pack(
  type: FacetType,
  terms: readonly FacetTerm[],
  pairs: Pairs,
): { head: ColumnHead; sections: Numbers[] } {
  const fixed = fixedTermsOf(type);
  const used = new Set(pairs.values);
  const named = [...(fixed ?? terms.filter(({ id }) => used.has(id)))].sort(compareNames);
  const places = placesOf(named, pairs.values);
  const counts = new Uint32Array(named.length);
  for (const place of places) counts[place] = (counts[place] as number) + 1;
  const rows = named.map(({ id, slug, name }, place): ColumnHead['terms'][number] => [
    id,
    slug,
    name,
    counts[place] as number,
  ]);
  if (fixed)
    return { head: { terms: rows, list: null }, sections: [masksOf(pairs.degrees, places)] };
  const degree = widthFor(pairs.degrees.reduce((most, one) => Math.max(most, one), 0));
  const ordinal = named.length <= 65_536 ? 2 : 4;
  const list = { values: places.length, degree, ordinal } as const;
  const sections = [numbersOf(degree, pairs.degrees), numbersOf(ordinal, places)];
  return { head: { terms: rows, list }, sections };
}

function placesOf(named: readonly FacetTerm[], values: readonly number[]): Uint32Array {
  const placeById = new Map(named.map((term, place) => [term.id, place]));
  const places = new Uint32Array(values.length);
  for (let i = 0; i < places.length; i++) {
    const place = placeById.get(values[i] as number);
    if (place === undefined) throw new RangeError(`value ${values[i]} has no name`);
    places[i] = place;
  }
  return places;
}

function masksOf(degrees: readonly number[], places: Uint32Array): Uint16Array {
  const masks = new Uint16Array(degrees.length);
  for (let n = 0, at = 0; n < masks.length; n++) {
    const end = at + (degrees[n] as number);
    let mask = 0;
    for (; at < end; at++) mask |= 1 << (places[at] as number);
    masks[n] = mask;
  }
  return masks;
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
    const raw = new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
    new Uint8Array(buffer, at).set(raw);
    at += padded(section.byteLength);
  }
  const header = new Uint32Array(buffer, 0, headerBytes / 4);
  header.set([magic, format, 0, bytes, count, jsonBytes]);
  header[2] = checksumOf(buffer);
  return buffer;
}

function widthFor(largest: number): Width {
  if (largest < 256) return 1;
  return largest < 65_536 ? 2 : 4;
}

function numbersOf(width: Width, values: ArrayLike<number>): Numbers {
  if (width === 1) return new Uint8Array(values);
  return width === 2 ? new Uint16Array(values) : new Uint32Array(values);
}
