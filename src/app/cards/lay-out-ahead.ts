import { whenIdle } from '#app/ui/when-idle.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/** Two cards, or eight rows of a collection, stay well under a long task on a slow phone. */
const cardsAtOnce = 2;
const rowsAtOnce = 8;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Lays out the cards and rows below the first screens, a few at a time while the page rests. Left to `content-visibility`
 * alone, their layout falls into the frames of the scroll that brings them near.
 */
export function layOutAhead(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const far = '#main :is(.card, [data-item]):not([data-laid])';
    const waiting = [...document.querySelectorAll<HTMLElement>(far)];
    const next = () => {
      const step = waiting[0]?.matches('.card') ? cardsAtOnce : rowsAtOnce;
      for (const one of waiting.splice(0, step)) if (one.isConnected) one.dataset.laid = '';
      if (waiting.length > 0) whenIdle(next);
    };
    whenIdle(next);
  }, layOutAfterMs);
}
