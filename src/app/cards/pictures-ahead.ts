import { type Connection, mayFetchAhead } from '#app/navigation/prefetch-policy.ts';

/** Farther than Chromium's own distance, which is 1,250 to 3,000 px by the line. */
const ahead = '3600px 0px';
/** Two frames. */
const everyMs = 33;

let stop: (() => void) | undefined;

/**
 * Once a page is scrolled, asks for its lazy pictures one at a time. Left to the browser alone, a row of cards asks for
 * all of its pictures in one frame of the scroll. A page that lies still asks for none of them.
 */
export function askAhead(): void {
  stop?.();
  const { connection } = navigator as { connection?: Connection };
  if (!mayFetchAhead(connection)) return;
  const left = new AbortController();
  stop = () => left.abort();
  addEventListener('scroll', () => askOneByOne(left.signal), {
    once: true,
    passive: true,
    signal: left.signal,
  });
}

function askOneByOne(left: AbortSignal): void {
  const waiting: HTMLImageElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const picture = waiting.shift();
    if (picture) picture.loading = 'eager';
    timer = picture && !left.aborted ? setTimeout(next, everyMs) : undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        observer.unobserve(target);
        if (!target.complete) waiting.push(target);
      }
      timer ??= setTimeout(next, 0);
    },
    { rootMargin: ahead },
  );
  for (const picture of document.querySelectorAll('#main .card img[loading=lazy]')) {
    observer.observe(picture);
  }
  left.addEventListener('abort', () => observer.disconnect());
}
