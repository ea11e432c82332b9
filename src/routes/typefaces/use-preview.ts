import { useRef, useState } from 'react';
import { previewUrlAfterMs } from '#domain/limits.ts';

export interface Shown {
  text: string | null;
  size: number | null;
}

export interface Preview {
  shown: Shown;
  type(text: string): void;
  resize(size: number | null): void;
}

/**
 * Text and size of the preview: shown at once, and in the address a moment after the last key. `hrefOf`: the address of
 * the page with them.
 */
export function usePreview({ text, size }: Shown, hrefOf: (shown: Shown) => string): Preview {
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
      history.replaceState(history.state, '', hrefOf(next));
    }, previewUrlAfterMs);
  }
  return {
    shown,
    type: (typed) => show({ ...shown, text: typed.trim() === '' ? null : typed }),
    resize: (next) => show({ ...shown, size: next }),
  };
}
