import { compareText } from '../filter/fold.ts';
import type { SearchLabel } from './search.ts';
import { format, type Head, joined, magic, type SectionHead } from './search-index-binary.ts';
import { wordsOf } from './words.ts';

export interface Entry {
  id: number;
  name: string;
  /** Texts that count as its name, such as a domain. */
  alsoNamed?: readonly string[];
  /** Other texts that it is found by. */
  others?: readonly string[];
}

/** Collects one kind's documents. `finish` gives its head and bytes; the higher score comes first, ties as written. */
export function writeSection() {
  const ids: number[] = [];
  const names: string[] = [];
  const postings = new Map<string, number[]>();

  function add({ id, name, alsoNamed = [], others = [] }: Entry): void {
    const document = ids.push(id) - 1;
    const own = wordsOf(name);
    names.push(own.join(' '));
    const words = new Map<string, 0 | 1>();
    for (const word of others.flatMap(wordsOf)) words.set(word, 0);
    for (const word of [...own, ...alsoNamed.flatMap(wordsOf)]) words.set(word, 1);
    for (const [word, isName] of words) {
      const posting = document * 2 + isName;
      const list = postings.get(word);
      if (list) list.push(posting);
      else postings.set(word, [posting]);
    }
  }

  function finish(scoreOf: (id: number) => number, labels: readonly SearchLabel[] = []) {
    const words = [...postings.keys()].sort(compareText);
    const starts = new Uint32Array(words.length + 1);
    for (const [n, word] of words.entries()) {
      starts[n + 1] = (starts[n] ?? 0) + (postings.get(word)?.length ?? 0);
    }
    const all = new Uint32Array(starts[words.length] ?? 0);
    for (const [n, word] of words.entries()) all.set(postings.get(word) ?? [], starts[n]);
    const scores = ids.map(scoreOf);
    const popular = ids.map((_, n) => n).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const texts = [words, names].map((lines) =>
      new TextEncoder().encode(lines.map((one) => `${one}\n`).join('')),
    );
    const head: SectionHead = {
      documents: ids.length,
      words: words.length,
      postings: all.length,
      wordBytes: texts[0]?.byteLength ?? 0,
      nameBytes: texts[1]?.byteLength ?? 0,
      labels: labels.map(({ id, slug, name, count }) => [id, slug, name, count]),
    };
    return {
      head,
      parts: [Uint32Array.from(ids), Uint32Array.from(popular), starts, all, ...texts],
    };
  }

  return { add, finish };
}

type Finished = ReturnType<ReturnType<typeof writeSection>['finish']>;

/** The bytes of all sections. */
export function writeSearch(sections: Readonly<Record<keyof Head, Finished>>): ArrayBuffer {
  const heads = Object.fromEntries(
    Object.entries(sections).map(([kind, { head }]) => [kind, head]),
  );
  const json = new TextEncoder().encode(JSON.stringify(heads));
  const header = new Uint32Array([magic, format, 0, json.byteLength]);
  const bytes = joined([header, json, ...Object.values(sections).flatMap(({ parts }) => parts)]);
  new Uint32Array(bytes)[2] = bytes.byteLength;
  return bytes;
}
