import { errorPayload } from '#app/error-page.tsx';
import { commit } from '#app/navigation/commit.ts';
import { focusPage } from '#app/navigation/focus.ts';
import { showLateFaces } from '#app/navigation/late-faces.ts';
import { navigate } from '#app/navigation/navigate.ts';
import type { BuildWatch } from '#app/navigation/new-build.ts';
import { isPageUrl, pathOf } from '#app/navigation/page-url.ts';
import type { ViewOf } from '#app/navigation/pages.ts';
import { NeedsDocument, type Payloads } from '#app/navigation/payloads.ts';
import { withPicture } from '#app/navigation/picture-transition.ts';
import { startProgress } from '#app/navigation/progress.tsx';
import { isChunkError, reloadOnce } from '#app/navigation/reload.ts';
import { filtersAtom, filtersOfView, readFilters } from '#app/state/filters.ts';
import { pageAtom, type Store } from '#app/state/page.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import type { PayloadRedirect, View } from '#app/view.ts';

export interface Navigator {
  store: Store;
  build: string;
  payloads: Payloads;
  viewOf: ViewOf;
  builds: BuildWatch;
  /** After a page is shown. */
  onShown(): void;
}

/** Takes over navigations between pages of this site where the browser has the Navigation API. */
export function startNavigation(parts: Navigator): void {
  if (!('navigation' in window)) return;
  let clicked: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      clicked = event.target instanceof Element ? event.target.closest('a') : null;
    },
    true,
  );
  navigation.addEventListener('navigate', (event) => {
    if (!mayIntercept(event, parts.builds)) return;
    const link = event.userInitiated ? clicked : null;
    clicked = null;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => follow(event, parts, link),
    });
  });
}

/** Only page loads by GET; new tabs, downloads, jumps inside the page and reloads stay the browser's. */
function mayIntercept(event: NavigateEvent, builds: BuildWatch): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    !event.formData &&
    event.navigationType !== 'reload' &&
    isPageUrl(new URL(event.destination.url), location.origin) &&
    !builds.isStale()
  );
}

/** The address has changed already; the old page stays until the new one is ready. */
async function follow(event: NavigateEvent, parts: Navigator, link: Element | null): Promise<void> {
  const { store, payloads, viewOf } = parts;
  const url = new URL(event.destination.url);
  const path = pathOf(url);
  store.set(filtersAtom, readFilters(url.searchParams));
  const endProgress = startProgress(store);
  try {
    const answer = await payloads.get(path, event.navigationType === 'traverse' ? 'any' : 'fresh');
    if (event.signal.aborted) return;
    if ('redirect' in answer) return redirect(store, answer);
    const view = await viewOf(answer, path);
    if (event.signal.aborted) return;
    await show(event, parts, view, link);
  } catch (error) {
    if (!event.signal.aborted) await recover(error, parts, path);
  } finally {
    if (!event.signal.aborted) endProgress();
  }
}

async function show(
  event: NavigateEvent,
  { store, onShown }: Navigator,
  view: View,
  link: Element | null,
): Promise<void> {
  store.set(filtersAtom, filtersOfView(view, store.get(pageAtom)));
  await withPicture(link, async () => {
    showLateFaces();
    await commit(store, view);
    if (!event.signal.aborted) event.scroll();
  });
  if (event.signal.aborted) return;
  focusPage();
  onShown();
}

function redirect(store: Store, { redirect: to, toast }: PayloadRedirect): void {
  if (toast) store.set(addToastAtom, { id: `redirect:${toast}`, kind: 'info', text: toast });
  navigate(to, { replace: true });
}

/** A missing chunk or another build: load the target as a document. A second time in a row: say so instead. */
async function recover(error: unknown, parts: Navigator, path: string): Promise<void> {
  if (error instanceof NeedsDocument || !isChunkError(error)) return location.reload();
  if (reloadOnce()) return;
  await commit(parts.store, await parts.viewOf(errorPayload({ status: 500 }, parts.build), path));
}
