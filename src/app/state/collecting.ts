import { atom } from 'jotai/vanilla';
import { hearFirst } from '#app/state/hear-first.ts';
import type { Store } from '#app/state/page.ts';

/** The collection button that was pressed last, until its popover is closed. */
export const collectingAtom = atom<HTMLButtonElement | null>(null);

export function watchCollecting(store: Store): void {
  hearFirst('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[name="collect"]');
    if (button) store.set(collectingAtom, button);
  });
}
