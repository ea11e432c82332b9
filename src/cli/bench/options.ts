import { parseArgs } from 'node:util';

export const usage = `npm run bench -- [--rounds N] [--seconds S] [--only server|browser|growth|accounts|nearest|palettes|typefaces] [--pairs N] [--no-peers] [--no-build]`;

const parts = [
  'server',
  'browser',
  'growth',
  'accounts',
  'nearest',
  'palettes',
  'typefaces',
] as const;
export type Part = (typeof parts)[number];

export interface Options {
  rounds: number;
  /** Length of one load. */
  seconds: number;
  /** Known and unknown addresses that are compared. */
  pairs: number;
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
      only: { type: 'string', multiple: true, default: [] },
      'no-peers': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return {
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds),
    pairs: wholeNumber('pairs', values.pairs),
    parts: values.only.length > 0 ? values.only.map(partOf) : parts,
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

function partOf(text: string): Part {
  const part = parts.find((one) => one === text);
  if (!part) throw new Error(`--only takes ${parts.join(', ')}, not ${text}`);
  return part;
}
