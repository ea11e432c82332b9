import { atom } from 'jotai/vanilla';

/** A typeface that was ticked in a list. */
export interface Ticked {
  slug: string;
  name: string;
}

/** What is to be compared, in the order of the ticks; it stays from list to list. */
export const comparedAtom = atom<readonly Ticked[]>([]);
