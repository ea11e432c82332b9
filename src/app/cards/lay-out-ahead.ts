import { whenIdle } from '#app/ui/when-idle.ts';

/** Two cards stay well under a long task on a slow phone. */
const step = 2;

/**
 * Lays out the cards and parts below the first screens, a few at a time while the page rests. Left to `content-visibility`
 * alone, their layout falls into the frames of the scroll that brings them near.
 */
export function layOutAhead(): void {
  const waiting = [
    ...document.querySelectorAll<HTMLElement>('#main :is(.card, [data-far]):not([data-laid])'),
  ];
  const next = () => {
    for (const card of waiting.splice(0, step)) if (card.isConnected) card.dataset.laid = '';
    if (waiting.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
