import { copyAtom } from '#app/state/copy.ts';
import { hearFirst } from '#app/state/hear-first.ts';
import type { Store } from '#app/state/page.ts';

/** The strips of all cards, from the shell on: a press copies the colour. */
export function watchStrips(store: Store): void {
  hearFirst('pointerup', ({ target, button }) => {
    const hex =
      target instanceof SVGRectElement && target.closest('.card') && target.getAttribute('fill');
    if (hex && button === 0) void store.set(copyAtom, hex);
  });
}
