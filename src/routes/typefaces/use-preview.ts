import { useRef, useState } from 'react';
import { previewUrlAfterMs } from '#domain/limits.ts';
import { listHref, type TypefaceListing } from '#routes/typefaces/typeface-listing.ts';

interface Shown {
  text: string | null;
  size: number | null;
}

export interface Preview {
  shown: Shown;
  type(text: string): void;
  resize(size: number | null): void;
}

/** Text and size of the preview: shown at once, and in the address a moment after the last key. */
export function usePreview(listing: TypefaceListing): Preview {
  const { text, size, page } = listing;
  const [given, setGiven] = useState<Shown>({ text, size });
  const [shown, setShown] = useState<Shown>({ text, size });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (given.text !== text || given.size !== size) {
    setGiven({ text, size });
    setShown({ text, size });
  }
  function show(next: Shown) {
    setShown(next);
    clearTimeout(timer.current);
    const before = location.href;
    timer.current = setTimeout(() => {
      // A click in between leads elsewhere, and has taken the text along.
      if (location.href !== before) return;
      history.replaceState(history.state, '', listHref(listing, { ...next, page }));
    }, previewUrlAfterMs);
  }
  return {
    shown,
    type: (typed) => show({ ...shown, text: typed.trim() === '' ? null : typed }),
    resize: (next) => show({ ...shown, size: next }),
  };
}
