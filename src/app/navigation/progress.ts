import { atom } from 'jotai/vanilla';
import type { Store } from '#app/state/page.ts';
import { transitionWaitMs } from '#domain/limits.ts';

/** A page is on its way for longer than 100 ms: the progress line shows. */
export const isLateAtom = atom(false);

/** Gives the function that ends it. */
export function startProgress(store: Store): () => void {
  const timer = setTimeout(() => store.set(isLateAtom, true), transitionWaitMs);
  return () => {
    clearTimeout(timer);
    store.set(isLateAtom, false);
  };
}
