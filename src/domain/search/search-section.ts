/** What one kind's search is made over. Document `n` is the n-th that was written. */
export interface Section {
  ids: Uint32Array;
  /** Numbers of documents, the most popular first. */
  popular: Uint32Array;
  /** Every word, sorted, one a line. */
  words: Lines;
  /** Word `w` stands in `postings[starts[w]]` up to `postings[starts[w + 1]]`. */
  starts: Uint32Array;
  /** `document * 2`, one more where the word is one of its name. */
  postings: Uint32Array;
  /** The folded name of each document, one a line. */
  names: Lines;
}

/** Many short texts as one: no object for each. */
export interface Lines {
  text: string;
  /** Where each begins; one more at the end. */
  at: Uint32Array;
}

export function linesOf(text: string, count: number): Lines {
  const at = new Uint32Array(count + 1);
  for (let n = 1; n <= count; n++) at[n] = text.indexOf('\n', at[n - 1]) + 1;
  return { text, at };
}

function line({ text, at }: Lines, n: number): string {
  return text.slice(at[n], (at[n + 1] ?? 0) - 1);
}

export interface Matches {
  /** How many documents hold every word. */
  total: number;
  /** The best of them, so many as were wanted. */
  best: number[];
}

/** `asked` is the whole term as names are folded. Loops count by hand: they go over every document. */
export function match(
  section: Section,
  words: readonly string[],
  asked: string,
  wanted: number,
): Matches {
  const { ids, popular, names } = section;
  const ranks: [number[], number[], number[], number[]] = [[], [], [], []];
  let total = 0;
  const marks = words.length > 0 ? marksOf(section, words) : null;
  if (!marks) return { total, best: [] };
  for (let at = 0; at < ids.length; at++) {
    const document = popular[at] ?? 0;
    if (marks.held[document] !== words.length) continue;
    total++;
    const isNamed = marks.named[document] === words.length;
    const rank = ranks[isNamed ? rankOf(names, document, asked) : 3];
    if (rank.length < wanted) rank.push(document);
  }
  return { total, best: ranks.flat().slice(0, wanted) };
}

/** How many of the words each document holds, and how many of them in its name, as far as it holds all before. */
interface Marks {
  held: Uint8Array;
  named: Uint8Array;
}

/** Null when a word begins nothing. */
function marksOf(section: Section, words: readonly string[]): Marks | null {
  const { length } = section.ids;
  const marks = { held: new Uint8Array(length), named: new Uint8Array(length) };
  const isFound = words.every((word, n) => mark(section, word, n, marks));
  return isFound ? marks : null;
}

function mark(
  { words, starts, postings }: Section,
  word: string,
  n: number,
  { held, named }: Marks,
): boolean {
  const from = starts[firstFrom(words, word)] ?? 0;
  const to = starts[firstFrom(words, `${word}\uffff`)] ?? 0;
  for (let p = from; p < to; p++) {
    const posting = postings[p] ?? 0;
    const document = posting >>> 1;
    if (held[document] === n) held[document] = n + 1;
    if ((posting & 1) === 1 && named[document] === n) named[document] = n + 1;
  }
  return from < to;
}

/** 0: the name itself. 1: it begins so. 2: its words do. */
function rankOf({ text, at }: Lines, n: number, asked: string): 0 | 1 | 2 {
  const from = at[n] ?? 0;
  if (!text.startsWith(asked, from)) return 2;
  return (at[n + 1] ?? 0) - 1 - from === asked.length ? 0 : 1;
}

/** The first line that is not before `wanted`. */
function firstFrom(lines: Lines, wanted: string): number {
  let low = 0;
  let high = lines.at.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (line(lines, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
