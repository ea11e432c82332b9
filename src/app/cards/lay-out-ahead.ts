/** A row of the widest grid: one step stays well under a long task on a slow phone. */
const step = 4;

/**
 * Lays out the cards below the first screens while the page rests, a row at a time. Left to `content-visibility`
 * alone, their layout falls into the frames of the scroll that brings them near.
 */
export function layOutAhead(cards: Iterable<HTMLElement>): void {
  const waiting = [...cards];
  const next = () => {
    for (const card of waiting.splice(0, step)) card.dataset.laid = '';
    if (waiting.length > 0) whenIdle(next);
  };
  if (waiting.length > 0) whenIdle(next);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 100);
}
