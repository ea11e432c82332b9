import { atom } from 'jotai/vanilla';
import type { Store } from '#app/state/page.ts';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';

const key = 'density';

export type Density = 'comfortable' | 'compact';

/** How close cards stand, on this device. */
export const densityAtom = atom<Density>('comfortable');

const showDensityAtom = atom(null, (_get, set, density: Density) => {
  set(densityAtom, density);
  document.documentElement.dataset.density = density;
});

export const chooseDensityAtom = atom(null, (_get, set, density: Density) => {
  set(showDensityAtom, density);
  keepOnDevice(key, density);
});

/** What is none of the two is comfortable. */
export function readDensity(text: string | null | undefined): Density {
  return text === 'compact' ? 'compact' : 'comfortable';
}

/** Takes over what the boot script put on the document, and keeps the tabs in step. */
export function watchDensity(store: Store): void {
  store.set(densityAtom, readDensity(document.documentElement.dataset.density));
  addEventListener('storage', (event) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) {
      store.set(showDensityAtom, readDensity(readDevice(key)));
    }
  });
}
