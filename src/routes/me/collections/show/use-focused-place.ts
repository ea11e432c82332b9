import { useLayoutEffect, useRef } from 'react';

/** The last thing that goes takes with it what held the focus: the place where things stood has it then. */
export function useFocusedPlace(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const wasSome = before.current > 0;
    before.current = count;
    if (wasSome && count === 0 && document.activeElement === document.body) place.current?.focus();
  }, [count]);
  return place;
}
