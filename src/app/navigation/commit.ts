import { startTransition } from 'react';
import { pageAtom, type Store } from '#app/state/page.ts';
import type { View } from '#app/view.ts';

/** Views on their way to the screen, each with who waits for it. */
const waiting = new WeakMap<View, () => void>();

/** Called by the outlet when a view's elements are in the document. */
export function shown(view: View): void {
  waiting.get(view)?.();
  waiting.delete(view);
}

/** Shows a view; the old page stays until the new one is ready. Done when its elements are in the document. */
export function commit(store: Store, view: View): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(view, resolve);
  startTransition(() => store.set(pageAtom, view));
  return promise;
}
