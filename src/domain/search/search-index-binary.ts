import type { GroupKind } from './search.ts';
import { linesOf, type Section } from './search-section.ts';

/*
 * Layout, little endian, every part padded to 4 bytes:
 *   header   4 x u32: magic, format, bytes in all, bytes of JSON
 *   JSON     a SectionHead per kind
 *   per kind, in the order of the JSON: ids, popular, starts, postings (u32 each), words, names (UTF-8)
 */
export const magic = 0x43_52_53_53; // "SSRC"
export const format = 2;
const headerBytes = 16;

export interface SectionHead {
  documents: number;
  words: number;
  postings: number;
  wordBytes: number;
  nameBytes: number;
  /** Of kinds that are shown by name alone, by document. */
  labels: [id: number, slug: string, name: string, count: number][];
}

export type Head = Record<'websites' | 'palettes' | GroupKind, SectionHead>;

export interface Opened {
  section: Section;
  labels: SectionHead['labels'];
}

/** Views on the buffer itself; null when it is cut or of another format. */
export function decodeSearch(buffer: ArrayBuffer): Record<keyof Head, Opened> | null {
  if (buffer.byteLength < headerBytes || buffer.byteLength % 4 !== 0) return null;
  const [mark, version, bytes, jsonBytes = 0] = new Uint32Array(buffer, 0, 4);
  if (mark !== magic || version !== format || bytes !== buffer.byteLength) return null;
  let at = headerBytes;
  const take = (length: number) => {
    const from = at;
    at += padded(length);
    return new Uint8Array(buffer, from, length);
  };
  const text = (length: number) => new TextDecoder().decode(take(length));
  const numbers = (count: number) => {
    const { byteOffset } = take(count * 4);
    return new Uint32Array(buffer, byteOffset, count);
  };
  const heads: Head = JSON.parse(text(jsonBytes));
  const opened = Object.entries(heads).map(([kind, head]) => {
    const section: Section = {
      ids: numbers(head.documents),
      popular: numbers(head.documents),
      starts: numbers(head.words + 1),
      postings: numbers(head.postings),
      words: linesOf(text(head.wordBytes), head.words),
      names: linesOf(text(head.nameBytes), head.documents),
    };
    return [kind, { section, labels: head.labels }];
  });
  return Object.fromEntries(opened);
}

export function joined(parts: readonly (Uint8Array | Uint32Array)[]): ArrayBuffer {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.byteLength), 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += padded(part.byteLength);
  }
  return bytes.buffer;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
