import { setTimeout as sleep } from 'node:timers/promises';
import { mannWhitney } from './mann-whitney.ts';
import { brief, median } from './sample.ts';
import type { Figure, TargetId } from './targets.ts';

/** What goes on behind an answer is over before the next one is measured. */
const restMs = 80;

/** How long answers took, in ms, about what is there and about what is not. */
export interface Pairs {
  name: string;
  known: number[];
  unknown: number[];
}

/** Asks so many times about each of the two, one after the other, the first one in turn. */
export async function inPairs(
  name: string,
  count: number,
  ask: (pair: number, isKnown: boolean) => Promise<number>,
): Promise<Pairs> {
  const all: Pairs = { name, known: [], unknown: [] };
  for (let pair = 0; pair < count; pair++) {
    for (const isKnown of pair % 2 ? [true, false] : [false, true]) {
      all[isKnown ? 'known' : 'unknown'].push(await ask(pair, isKnown));
      await sleep(restMs);
    }
  }
  return all;
}

/** The farthest apart and the least likely of them. */
export function figuresOf(
  all: readonly Pairs[],
  ids: { apart: TargetId; p: TargetId },
  count: number,
): Figure[] {
  return [
    {
      id: ids.apart,
      value: Math.max(...all.map(apart)),
      context: `${count} pairs each: ${all.map(inWords).join('; ')}`,
    },
    { id: ids.p, value: Math.min(...all.map(likely)), context: 'the least of them' },
  ];
}

export function inWords(pairs: Pairs): string {
  const { name, known, unknown } = pairs;
  return `${name} ${brief(median(known))} ms known, ${brief(median(unknown))} ms unknown, ${brief(apart(pairs))} % apart, p ${brief(likely(pairs))}`;
}

/** In hundredths of the time for what is not there. */
function apart({ known, unknown }: Pairs): number {
  const [a, b] = [median(known) ?? 0, median(unknown) ?? 1];
  return (Math.abs(a - b) / b) * 100;
}

function likely({ known, unknown }: Pairs): number {
  return mannWhitney(known, unknown);
}
