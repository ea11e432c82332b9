import { atom } from 'jotai/vanilla';
import type { Store } from '#app/state/page.ts';

/** The collection button that was pressed last, until its popover is closed. */
export const collectingAtom = atom<HTMLButtonElement | null>(null);

/** One listener for the buttons of all cards. It hears presses before React does, which keeps those on parts asleep. */
export function watchCollecting(store: Store): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[name="collect"]');
      if (button) store.set(collectingAtom, button);
    },
    true,
  );
}
