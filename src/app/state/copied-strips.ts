import { copyAtom } from '#app/state/copy.ts';
import type { Store } from '#app/state/page.ts';

/** One listener for the strips of all cards, from the shell on: a press copies the colour. */
export function watchStrips(store: Store): void {
  const hear = ({ target, button }: PointerEvent) => {
    const hex =
      target instanceof SVGRectElement && target.closest('.card') && target.getAttribute('fill');
    if (hex && button === 0) void store.set(copyAtom, hex);
  };
  // Before React hears it, which keeps what is done to parts asleep.
  document.addEventListener('pointerup', hear, true);
}
