import { navigate } from '#app/navigation/navigate.ts';
import { filtersAtom, filtersOfView } from '#app/state/filters.ts';
import { pageAtom, type Store } from '#app/state/page.ts';
import { addToastAtom, dismissToastAtom } from '#app/state/toasts.ts';

const toastId = 'no-connection';
/** Marks a navigation that only puts the address of the page on show back. */
const back = 'back-to-the-page-on-show';

export interface Stay {
  /** A page is on show: its place in the history is where to stay. */
  shown(): void;
  /** Gives true for a navigation of its own, which changes nothing but the address. */
  takes(event: NavigateEvent): boolean;
  /** Keeps the page on show, and says why. */
  stay(path: string): void;
  /** The last try at this address got no answer either. */
  hasFailed(path: string): boolean;
}

/** Without a connection the visitor stays on the page there is: the address, changed at the click, is put back. */
export function createStay(store: Store): Stay {
  let at = navigation.currentEntry;
  let failed: string | null = null;

  function shown(): void {
    at = navigation.currentEntry;
    failed = null;
    store.set(dismissToastAtom, toastId);
  }

  function takes(event: NavigateEvent): boolean {
    if (event.info !== back) return false;
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => {} });
    return true;
  }

  function stay(path: string): void {
    failed = path;
    const view = store.get(pageAtom);
    store.set(filtersAtom, filtersOfView(view, view));
    putBack(at);
    store.set(addToastAtom, {
      id: toastId,
      kind: 'warning',
      style: 'notice',
      text: 'No connection',
      detail: 'The page could not be loaded. This one stays.',
      action: { label: 'Try again', run: () => navigate(path) },
    });
  }

  return { shown, takes, stay, hasFailed: (path) => failed === path };
}

/** To the entry of the page on show, or in its place where it was replaced or is gone. */
function putBack(at: NavigationHistoryEntry | null): void {
  if (!at?.url) return;
  const { currentEntry } = navigation;
  const isElsewhere =
    currentEntry?.key !== at.key && navigation.entries().some(({ key }) => key === at.key);
  const { committed, finished } = isElsewhere
    ? navigation.traverseTo(at.key, { info: back })
    : navigation.navigate(at.url, { history: 'replace', state: at.getState(), info: back });
  for (const step of [committed, finished]) step?.catch(() => {});
}
