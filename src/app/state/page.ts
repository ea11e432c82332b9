import { atom, createStore } from 'jotai/vanilla';
import type { View } from '#app/view.ts';

export type Store = ReturnType<typeof createStore>;

const current = atom<View | null>(null);

/** The page on show: what the loader gave, with the component that shows it. */
export const pageAtom = atom(
  (get): View => {
    const view = get(current);
    if (!view) throw new Error('pageAtom: make the store with createAppStore(view)');
    return view;
  },
  (_get, set, view: View) => set(current, view),
);

/** Whether the page on show is the one that the server drew. */
export const cameWithDocumentAtom = atom(true);

/** One store per request on the server, one per tab in the browser. */
export function createAppStore(view: View): Store {
  const store = createStore();
  store.set(pageAtom, view);
  return store;
}
