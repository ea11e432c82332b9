import { parseArgs } from 'node:util';

export const usage = `npm run bench -- [--rounds N] [--seconds S] [--only server|browser|growth|accounts|hidden|others|nearest|palettes|typefaces] [--pairs N] [--way sign-in|sign-up|reset|link] [--no-peers] [--no-build]`;

const parts = [
  'server',
  'browser',
  'growth',
  'accounts',
  'hidden',
  'others',
  'nearest',
  'palettes',
  'typefaces',
] as const;
export type Part = (typeof parts)[number];

/** Ways in that answer alike whether an address is known. */
export const ways = ['sign-in', 'sign-up', 'reset', 'link'] as const;
export type Way = (typeof ways)[number];

export interface Options {
  rounds: number;
  /** Length of one load. */
  seconds: number;
  /** So many known and unknown things are compared. */
  pairs: number;
  /** One way takes minutes: each can be measured in a run of its own. */
  ways: readonly Way[];
  parts: readonly Part[];
  peers: boolean;
  build: boolean;
}

/** Throws with a sentence for a person when an option is wrong. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      pairs: { type: 'string', default: '500' },
      way: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      'no-peers': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return {
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds),
    pairs: wholeNumber('pairs', values.pairs),
    ways: values.way.length > 0 ? values.way.map(oneOf('way', ways)) : ways,
    parts: values.only.length > 0 ? values.only.map(oneOf('only', parts)) : parts,
    peers: !values['no-peers'],
    build: !values['no-build'],
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} takes a whole number from 1, not ${text}`);
  return value;
}

function oneOf<T extends string>(name: string, all: readonly T[]): (text: string) => T {
  return (text) => {
    const found = all.find((one) => one === text);
    if (!found) throw new Error(`--${name} takes ${all.join(', ')}, not ${text}`);
    return found;
  };
}
