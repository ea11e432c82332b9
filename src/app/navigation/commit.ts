import { cameWithDocumentAtom, pageAtom, type Store } from '#app/state/page.ts';
import type { View } from '#app/view.ts';

/** Views on their way to the screen, each with who waits for it. */
const waiting = new WeakMap<View, () => void>();

/** Called by the outlet when a view's elements are in the document. */
export function shown(view: View): void {
  waiting.get(view)?.();
  waiting.delete(view);
}

/**
 * Shows a view whose chunk is here; done when its elements are in the document. No transition: every other update of
 * the page would send it back to its start, and pauses between its slices take as long as the slices.
 */
export function commit(store: Store, view: View): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(view, resolve);
  store.set(cameWithDocumentAtom, false);
  store.set(pageAtom, view);
  return promise;
}
