import { type Connection, mayFetchAhead, pathToPrefetch } from '#app/navigation/prefetch-policy.ts';
import {
  payloadPreloadAfterMs,
  prefetchHoverMs,
  prefetchInFlight,
  prefetchRestMs,
} from '#domain/limits.ts';

/** Links in view whose payload a page fetches by itself, and after a scroll: an idle page stays within 8 requests. */
const whenIdle = 1;
const afterScroll = 4;

/** Fetches one page ahead: its payload, and its chunks as well when it is about to be opened. */
export type FetchAhead = (path: string, withChunk: boolean) => Promise<void>;

export interface Prefetch {
  /** A new page is shown: what lies in view counts afresh. */
  restart(): void;
  /** Settled when the page has rested for the first time, and what is fetched then is asked for. */
  rested: Promise<void>;
}

/**
 * Fetches pages before they are asked for: under the pointer or the focus after 65 ms, the next page of a list and
 * cards in view after half a second at rest, the main areas a second after the start.
 */
export function startPrefetch(fetchAhead: FetchAhead): Prefetch {
  const { connection } = navigator as { connection?: Connection };
  if (!mayFetchAhead(connection)) return { restart() {}, rested: Promise.resolve() };
  const queue = createQueue(fetchAhead);
  watchPointer(queue);
  setTimeout(() => {
    for (const link of links('a[data-preload]')) queue(link, false);
  }, payloadPreloadAfterMs);
  return watchRest(queue);
}

type Queue = (link: HTMLAnchorElement, withChunk: boolean) => void;

function createQueue(fetchAhead: FetchAhead): Queue {
  const waiting: [path: string, withChunk: boolean][] = [];
  let inFlight = 0;
  function next(): void {
    if (inFlight >= prefetchInFlight) return;
    const first = waiting.shift();
    if (!first) return;
    inFlight++;
    void fetchAhead(...first).finally(() => {
      inFlight--;
      next();
    });
  }
  return (link, withChunk) => {
    const path = pathToPrefetch(link.href, location.href);
    if (path === null) return;
    waiting.push([path, withChunk]);
    next();
  };
}

function watchPointer(queue: Queue): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function soon(event: Event): void {
    clearTimeout(timer);
    // Links in drawings lead to any of a million colours: none of them is fetched ahead.
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a:not(svg a)')
        : null;
    if (link) timer = setTimeout(() => queue(link, true), prefetchHoverMs);
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, soon, { passive: true });
  }
}

function watchRest(queue: Queue): Prefetch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = whenIdle;
  const { promise: rested, resolve } = Promise.withResolvers<void>();
  function rest(): void {
    resolve();
    for (const link of links('a[rel=next][data-prefetch]')) fetchOnce(link);
    for (const link of links('a[data-prefetch]')) {
      if (left > 0 && isInView(link)) {
        left--;
        fetchOnce(link);
      }
    }
  }
  function fetchOnce(link: HTMLAnchorElement): void {
    link.removeAttribute('data-prefetch');
    queue(link, false);
  }
  function scrolled(): void {
    left = afterScroll;
    later();
  }
  function later(alreadyMs = 0): void {
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(rest, prefetchRestMs - alreadyMs);
  }
  // Older Safari says nothing at a scroll's end.
  addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', scrolled, { passive: true });
  later(paintedForMs());
  return {
    rested,
    restart() {
      left = whenIdle;
      later();
    },
  };
}

/** On a slow line the page has rested before it could answer. */
function paintedForMs(): number {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return painted ? performance.now() - painted.startTime : 0;
}

function links(selector: string): Iterable<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>(selector);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
