import { type RefObject, useEffect } from 'react';
import { onceNear } from '#app/cards/once-near.ts';

/**
 * Pictures of far lots are asked for when a person stays there: each poster is a document of its own to the browser,
 * and a fling through a thousand of them would draw three hundred that nobody sees.
 */
export function usePassedPictures(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const lots = (list.current?.children ?? []) as HTMLCollectionOf<HTMLElement>;
    return onceNear(lots, {
      onFar: ({ dataset }) => {
        dataset.pictures ??= 'wait';
      },
      onNear: ({ dataset }) => {
        dataset.pictures = 'shown';
      },
    });
  }, [list, count]);
}
