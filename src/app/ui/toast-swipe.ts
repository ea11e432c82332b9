import { type RefObject, useEffect, useEffectEvent } from 'react';

const slackPx = 4;

/** Moves the element with a finger or pointer to the right; past the distance it is let go, short of it it returns. */
export function useSwipe(
  item: RefObject<HTMLElement | null>,
  distancePx: number,
  onSwiped: () => void,
): void {
  const swiped = useEffectEvent(onSwiped);
  useEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    let from: number | null = null;
    const moved = (event: PointerEvent) => Math.max(0, event.clientX - (from ?? event.clientX));
    const events = new AbortController();
    const on = (
      type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      act: (event: PointerEvent) => void,
    ) => element.addEventListener(type, act, { signal: events.signal });
    const stop = () => {
      from = null;
      element.style.transform = '';
    };
    on('pointerdown', (event) => {
      if (event.button === 0) from = event.clientX;
    });
    on('pointermove', (event) => {
      const by = moved(event);
      if (by <= slackPx) return;
      // A press that moves is no longer one on a button inside.
      element.setPointerCapture(event.pointerId);
      element.style.transform = `translateX(${by}px)`;
    });
    on('pointerup', (event) => {
      const isEnough = moved(event) >= distancePx;
      if (isEnough) swiped();
      else stop();
      from = null;
    });
    on('pointercancel', stop);
    return () => events.abort();
  }, [item, distancePx]);
}
