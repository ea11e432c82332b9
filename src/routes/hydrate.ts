import { start } from '#app/start.tsx';
import type { Store } from '#app/state/page.ts';

/** The shell and the pages, once the first answers are given. */
export function hydrate(store: Store): Promise<void> {
  return start(store, import.meta.glob('./**/page.tsx'));
}
