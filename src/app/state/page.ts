import { atom, createStore } from 'jotai/vanilla';
import type { Payload, View } from '#app/view.ts';

export type Store = ReturnType<typeof createStore>;

const current = atom<Payload | View | null>(null);

/** What the loader gave the page on show: there before the component is. */
export const payloadAtom = atom((get): Payload => {
  const payload = get(current);
  if (!payload) throw new Error('no payload yet');
  return payload;
});

/** The page on show: what the loader gave, with the component that shows it. */
export const pageAtom = atom(
  (get): View => {
    const view = get(payloadAtom);
    if (!isView(view)) throw new Error('no page yet');
    return view;
  },
  (_get, set, view: View) => set(current, view),
);

function isView(payload: Payload | View): payload is View {
  return 'Page' in payload;
}

/** Whether the page on show is the one that the server drew. */
export const cameWithDocumentAtom = atom(true);

/** One store per request on the server, one per tab in the browser. */
export function createAppStore(page: Payload | View): Store {
  const store = createStore();
  store.set(current, page);
  return store;
}
