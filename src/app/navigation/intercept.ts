import { errorPayload } from '#app/error-page.tsx';
import { commit } from '#app/navigation/commit.ts';
import { focusPage } from '#app/navigation/focus.ts';
import { navigate } from '#app/navigation/navigate.ts';
import { isPageUrl, pathOf } from '#app/navigation/page-url.ts';
import type { ViewOf } from '#app/navigation/pages.ts';
import { NoAnswer, type Payloads } from '#app/navigation/payloads.ts';
import { startProgress } from '#app/navigation/progress.tsx';
import { isChunkError, reloadOnce } from '#app/navigation/reload.ts';
import { createStay, type Stay } from '#app/navigation/stay.ts';
import { filtersAtom, filtersOfView, readFilters } from '#app/state/filters.ts';
import { pageAtom, type Store } from '#app/state/page.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import type { PayloadRedirect, View } from '#app/view.ts';

export interface Navigator {
  store: Store;
  build: string;
  payloads: Payloads;
  viewOf: ViewOf;
  /** A newer build is live: the next page comes as a document. */
  isStale(): boolean;
  /** Runs the change to another page; a picture that both pages have may move meanwhile. */
  change(link: Element | null, update: () => Promise<void>): Promise<void>;
  /** After a page is shown. */
  onShown(): void;
}

/** Takes over navigations between pages of this site where the browser has the Navigation API. */
export function startNavigation(parts: Navigator): void {
  if (!('navigation' in window)) return;
  const stay = createStay(parts.store);
  let clicked: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      clicked = event.target instanceof Element ? event.target.closest('a') : null;
    },
    true,
  );
  navigation.addEventListener('navigate', (event) => {
    if (stay.takes(event) || !mayIntercept(event, parts)) return;
    const link = event.userInitiated ? clicked : null;
    clicked = null;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => follow(event, parts, stay, link),
    });
  });
}

/** Only page loads by GET; new tabs, downloads, jumps inside the page, addresses put in place of the present one and reloads stay the browser's. */
function mayIntercept(event: NavigateEvent, { isStale }: Navigator): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    !event.formData &&
    event.navigationType !== 'reload' &&
    !isOwnAddress(event) &&
    isPageUrl(new URL(event.destination.url), location.origin) &&
    !isStale()
  );
}

/** A page that writes its own state into its address, by `history.replaceState`, stays as it is. */
function isOwnAddress({ navigationType, destination }: NavigateEvent): boolean {
  return navigationType === 'replace' && destination.sameDocument;
}

/** The address has changed already; the old page stays until the new one is ready. */
async function follow(
  event: NavigateEvent,
  parts: Navigator,
  stay: Stay,
  link: Element | null,
): Promise<void> {
  const { store, payloads, viewOf } = parts;
  const url = new URL(event.destination.url);
  const path = pathOf(url);
  store.set(filtersAtom, readFilters(url.searchParams));
  const endProgress = startProgress(store);
  try {
    const answer = await payloads.get(path, event.navigationType === 'traverse' ? 'any' : 'fresh');
    if (event.signal.aborted) return;
    if ('redirect' in answer) return redirect(store, answer);
    if (answer.isFatal) return location.reload();
    const view = await viewOf(answer, path);
    if (event.signal.aborted) return;
    await show(event, parts, view, link);
    if (!event.signal.aborted) stay.shown();
  } catch (error) {
    if (!event.signal.aborted) await recover(error, parts, stay, path);
  } finally {
    if (!event.signal.aborted) endProgress();
  }
}

async function show(
  event: NavigateEvent,
  { store, change, onShown }: Navigator,
  view: View,
  link: Element | null,
): Promise<void> {
  const before = store.get(pageAtom);
  // A page that reads itself anew stays where it is, with what is being done on it.
  const isReread = !event.userInitiated && before?.path === view.path;
  store.set(filtersAtom, filtersOfView(view, before));
  await change(link, async () => {
    await commit(store, view);
    if (!event.signal.aborted && !isReread) event.scroll();
  });
  if (event.signal.aborted) return;
  if (!isReread) focusPage();
  onShown();
}

function redirect(store: Store, { redirect: to, toast }: PayloadRedirect): void {
  if (toast) store.set(addToastAtom, { id: `redirect:${toast}`, kind: 'info', text: toast });
  navigate(to, { replace: true });
}

/**
 * Without a connection the page stays. A missing chunk or another build: load the target as a document; a second
 * time in a row, say so instead. Where the browser believes in its connection, a second try loads the document too.
 */
async function recover(error: unknown, parts: Navigator, stay: Stay, path: string): Promise<void> {
  const isCut = error instanceof NoAnswer && !stay.hasFailed(path);
  if (!navigator.onLine || isCut) return stay.stay(path);
  if (!isChunkError(error)) return location.reload();
  if (reloadOnce()) return;
  await commit(parts.store, await parts.viewOf(errorPayload({ status: 500 }, parts.build), path));
}
