import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { Store } from '#app/state/page.ts';
import { transitionWaitMs } from '#domain/limits.ts';
import styles from './progress.module.css';

/** A page is on its way for longer than 100 ms. */
const isLateAtom = atom(false);

/** Gives the function that ends it. */
export function startProgress(store: Store): () => void {
  const timer = setTimeout(() => store.set(isLateAtom, true), transitionWaitMs);
  return () => {
    clearTimeout(timer);
    store.set(isLateAtom, false);
  };
}

/** A line at the upper edge; the old page stays under it. */
export function Progress() {
  const isLate = useAtomValue(isLateAtom);
  return isLate && <div className={styles.line} role="progressbar" aria-label="Page is loading" />;
}
