import { type RefObject, useEffect, useState } from 'react';

/** A part whose code is asked for when its place comes near the window; null until it is there. */
export function useChunk<Part>(
  place: RefObject<Element | null>,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<{ it: Part } | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        // A part that does not come leaves its place as it is; chunk errors are seen to elsewhere.
        load().then(
          (it) => setPart({ it }),
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, load]);
  return part?.it ?? null;
}
