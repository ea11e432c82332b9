import { useEffect, useState } from 'react';
import { previewUrlAfterMs } from '#domain/limits.ts';
import { sampleText } from '#domain/typeface/typeface-query.ts';
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
  const { text, size } = listing;
  const [given, setGiven] = useState<Shown>({ text, size });
  const [shown, setShown] = useState<Shown>({ text, size });
  if (given.text !== text || given.size !== size) {
    setGiven({ text, size });
    setShown({ text, size });
  }
  const isOwn = shown.text !== text || shown.size !== size;
  useEffect(() => {
    if (!isOwn) return;
    const timer = setTimeout(() => {
      const href = listHref(listing, { ...shown, page: listing.page });
      history.replaceState(history.state, '', href);
    }, previewUrlAfterMs);
    return () => clearTimeout(timer);
  }, [listing, shown, isOwn]);
  return {
    shown,
    type(typed) {
      const own = typed.trim();
      setShown((now) => ({ ...now, text: own === '' || own === sampleText ? null : typed }));
    },
    resize: (next) => setShown((now) => ({ ...now, size: next })),
  };
}
