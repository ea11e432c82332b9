import { atom } from 'jotai/vanilla';
import type { Store } from '#app/state/page.ts';

const key = 'density';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How close cards stand, on this device. */
export const densityAtom = atom<Density>('comfortable');

export const chooseDensityAtom = atom(null, (_get, set, density: Density) => {
  set(densityAtom, density);
  document.documentElement.dataset.density = density;
  try {
    localStorage.setItem(key, density);
  } catch {
    // Storage that is full or forbidden: the choice lasts as long as the page.
  }
});

/** What is none of the two is comfortable. */
export function readDensity(text: string | null | undefined): Density {
  return text === 'compact' ? 'compact' : 'comfortable';
}

/** Takes over what the boot script put on the document, and keeps the tabs in step. */
export function watchDensity(store: Store): void {
  store.set(densityAtom, readDensity(document.documentElement.dataset.density));
  addEventListener('storage', (event) => {
    if (event.key === key) store.set(chooseDensityAtom, readDensity(event.newValue));
  });
}
