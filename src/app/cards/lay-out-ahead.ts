/** A row of the widest grid: one step stays well under a long task on a slow phone. */
const step = 4;
const signs = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/**
 * Lays out the cards below the first screens, a row at a time while the page rests. Left to `content-visibility`
 * alone, their layout falls into the frames of the scroll that brings them near.
 */
export function layOutAhead(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('#main .card:not([data-laid])')];
  const next = () => {
    for (const card of waiting.splice(0, step)) card.dataset.laid = '';
    if (waiting.length > 0) whenIdle(next);
  };
  if (waiting.length > 0) whenIdle(next);
}

/** From the first sign of a person on: what is laid out also loads its pictures, which a page left alone does not. */
export function layOutAheadOfPeople(): void {
  const heard = new AbortController();
  const begin = () => {
    heard.abort();
    layOutAhead();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: heard.signal });
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 100);
}
