import { atom } from 'jotai/vanilla';
import type { Store } from '#app/state/page.ts';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';

const key = 'favorite-websites';

/** Ids of favourite websites on this device, newest last. Accounts merge them at sign-in. */
export const favoritesAtom = atom<readonly number[]>([]);

export const toggleFavoriteAtom = atom(null, (get, set, id: number) => {
  const before = get(favoritesAtom);
  const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  set(favoritesAtom, after);
  keepOnDevice(key, after.join(','));
});

/** A comma list: what is no id in it is left out. */
export function readFavorites(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Keeps the atom true to the device, and the tabs in step. */
export function watchFavorites(store: Store): void {
  const read = () => store.set(favoritesAtom, readFavorites(readDevice(key)));
  read();
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read();
  });
}
