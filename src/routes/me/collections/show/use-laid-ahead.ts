import { type RefObject, useEffect } from 'react';
import { whenIdle } from '#app/ui/when-idle.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/**
 * Lays each lot of rows out once while the page rests, and gives it back to `content-visibility` before it is painted:
 * what was laid out is kept, so that a fling only paints it, and far rows cost no frame.
 */
export function useLaidAhead(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      const waiting = [...(list.current?.children ?? [])] as HTMLElement[];
      const next = () => {
        const lot = isGone ? undefined : waiting.shift();
        if (!lot) return;
        lot.style.contentVisibility = 'visible';
        lot.getBoundingClientRect();
        lot.style.contentVisibility = '';
        whenIdle(next);
      };
      whenIdle(next);
    }, layOutAfterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [list]);
}
