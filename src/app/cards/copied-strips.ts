import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { copyAtom } from '#app/state/copy.ts';

/** One listener for the strips of all cards: a press copies the colour. */
export function useCopiedStrips(): void {
  const copy = useSetAtom(copyAtom);
  useEffect(() => {
    function hear({ target, button }: PointerEvent) {
      const hex =
        target instanceof SVGRectElement && target.closest('.card') && target.getAttribute('fill');
      if (hex && button === 0) void copy(hex);
    }
    document.addEventListener('pointerup', hear);
    return () => document.removeEventListener('pointerup', hear);
  }, [copy]);
}
