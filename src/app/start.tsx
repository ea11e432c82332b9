import { hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import type { AtRest } from '#app/at-rest.ts';
import { startNavigation } from '#app/navigation/intercept.ts';
import { watchKeys } from '#app/navigation/keys.ts';
import { type PageFiles, viewMaker } from '#app/navigation/pages.ts';
import { createPayloads } from '#app/navigation/payloads.ts';
import { startPrefetch } from '#app/navigation/prefetch.ts';
import { isChunkError, reloadOnce, watchChunkErrors } from '#app/navigation/reload.ts';
import { quietly } from '#app/remote/http.ts';
import { watchColorMode } from '#app/state/color-mode.ts';
import { watchStrips } from '#app/state/copied-strips.ts';
import { watchDensity } from '#app/state/density.ts';
import { filtersAtom, filtersOfView } from '#app/state/filters.ts';
import { pageAtom, payloadAtom, type Store } from '#app/state/page.ts';
import { countPageViewAtom } from '#app/state/page-views.ts';
import type { View } from '#app/view.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/**
 * Hydrates the page that the server sent, whose payload is in the store, then takes over its links. Settled when the
 * page has rested: on a slow line far pictures wait for it, behind the next page's payload.
 */
export async function start(store: Store, files: PageFiles): Promise<void> {
  const root = document.getElementById('app');
  if (!root) return;
  const payload = store.get(payloadAtom);
  watchChunkErrors();
  const path = location.pathname + location.search;
  const view = await firstView(() => viewMaker(files, { asleep: true })(payload, path));
  if (!view) return;

  store.set(pageAtom, view);
  store.set(filtersAtom, filtersOfView(view, view));
  hydrateRoot(root, <App store={store} origin={root.dataset.origin ?? location.origin} />);
  watchColorMode(store);
  watchStrips(store);
  watchDensity(store);
  watchKeys(store);
  store.set(countPageViewAtom);
  const { build } = payload;
  let atRest: AtRest | undefined;
  setTimeout(async () => {
    const module = await quietly('rest', () => import('#app/at-rest.ts'));
    atRest = module?.startAtRest(build);
  }, layOutAfterMs);

  const viewOf = viewMaker(files);
  const payloads = createPayloads(build);
  if (payload.status === 200) payloads.put(path, payload);
  const prefetch = startPrefetch(async (target, withChunk) => {
    try {
      const answer = await payloads.get(target, 'fresh');
      if (withChunk && !('redirect' in answer)) await viewOf(answer, target);
    } catch (error) {
      console.warn(`prefetch of ${target}: ${String(error)}`);
    }
  });
  const onShown = () => {
    atRest?.shown();
    store.set(countPageViewAtom);
    prefetch.restart();
  };
  startNavigation({
    store,
    build,
    payloads,
    viewOf,
    isStale: () => atRest?.isStale() ?? false,
    change: (link, update) => atRest?.withPicture(link, update) ?? update(),
    onShown,
  });
  await prefetch.rested;
}

/** The page's chunk is gone when a newer build has taken its place: one reload gets the new page. */
async function firstView(make: () => Promise<View>): Promise<View | null> {
  try {
    return await make();
  } catch (error) {
    if (isChunkError(error) && reloadOnce()) return null;
    throw error;
  }
}
