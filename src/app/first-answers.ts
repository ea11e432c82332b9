import { watchCollecting } from '#app/state/collecting.ts';
import { watchFavorites } from '#app/state/favorites.ts';
import { watchHearts } from '#app/state/hearts.ts';
import { createAppStore, type Store } from '#app/state/page.ts';

/** What answers before the page is hydrated: the first chunk, without React. Null where the document is not ours. */
export function startAnswering(): Store | null {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return null;
  const store = createAppStore(JSON.parse(text));
  watchFavorites(store);
  watchHearts(store);
  watchCollecting(store);
  return store;
}
