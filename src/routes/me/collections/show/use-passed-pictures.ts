import { type RefObject, useEffect } from 'react';
import { onceNear } from '#app/cards/once-near.ts';

/**
 * What takes long to draw of far lots, pictures above all, comes when a person stays there: each poster is a document
 * of its own to the browser, and a fling through a thousand of them would draw three hundred that nobody sees.
 */
export function usePassedPictures(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const stops: (() => void)[] = [];
    const watch = (lots: Iterable<HTMLElement>) => void stops.push(onceNear(lots, { onNear }));
    // Where frames are late, so is the news that a lot is gone again.
    const onNear = (lot: HTMLElement) =>
      requestAnimationFrame(() => {
        if (isPassed(lot)) watch([lot]);
        else lot.dataset.pictures = 'shown';
      });
    watch((list.current?.children ?? []) as HTMLCollectionOf<HTMLElement>);
    return () => {
      for (const stop of stops) stop();
    };
  }, [list, count]);
}

/** More than a window away. */
function isPassed(lot: HTMLElement): boolean {
  const { top, bottom } = lot.getBoundingClientRect();
  return bottom < -innerHeight || top > 2 * innerHeight;
}
