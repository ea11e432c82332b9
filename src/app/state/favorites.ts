import { atom } from 'jotai/vanilla';
import { pageAtom, type Store } from '#app/state/page.ts';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';
import type { FavoriteList } from '#domain/favorite/favorite.ts';

/** Ids of favourites. */
export type Kept = Readonly<Record<FavoriteList, readonly number[]>>;

/** One change that the account has not confirmed yet. */
export interface Wish {
  list: FavoriteList;
  id: number;
  isKept: boolean;
}

const none: Kept = { websites: [], fonts: [], palettes: [] };

/** What is kept: on this device, newest last, or in the account of who is signed in. */
export const storedAtom = atom<Kept>(none);

export const wishesAtom = atom<readonly Wish[]>([]);

/** Takes wishes to the account; null while nobody is known to be signed in: then the device keeps them. */
export const accountAtom = atom<{ send: () => void } | null>(null);

/** What a member's own page was rendered with. */
export const renderedAtom = atom(
  (get): Kept => (get(pageAtom).data as { kept?: Kept }).kept ?? none,
);

/** What hearts show. */
export const favoritesAtom = atom((get): Kept => {
  const rendered = get(renderedAtom);
  const stored = get(storedAtom);
  const base = get(accountAtom) || rendered === none ? stored : rendered;
  return get(wishesAtom).reduce(withWish, base);
});

export const toggleFavoriteAtom = atom(null, (get, set, list: FavoriteList, id: number) => {
  const wish = { list, id, isKept: !get(favoritesAtom)[list].includes(id) };
  const account = get(accountAtom);
  if (account || get(renderedAtom) !== none) {
    set(wishesAtom, (wishes) => [...wishes.filter((other) => !isSame(other, wish)), wish]);
    account?.send();
    return;
  }
  const stored = withWish(get(storedAtom), wish);
  set(storedAtom, stored);
  keepOnDevice(keyOf(list), stored[list].join(','));
});

export function withWish(kept: Kept, { list, id, isKept }: Wish): Kept {
  const others = kept[list].filter((other) => other !== id);
  return { ...kept, [list]: isKept ? [...others, id] : others };
}

export function isSame(a: Wish, b: Wish): boolean {
  return a.list === b.list && a.id === b.id;
}

/** A comma list: what is no id in it is left out. */
export function readFavorites(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

export function keyOf(list: FavoriteList): string {
  return `favorite-${list}`;
}

export function favoritesOfDevice(): Kept {
  const of = (list: FavoriteList) => readFavorites(readDevice(keyOf(list)));
  return { websites: of('websites'), fonts: of('fonts'), palettes: of('palettes') };
}

/** Keeps the atom true to the device, and the tabs in step, until an account takes over. */
export function watchFavorites(store: Store): void {
  const read = () => store.get(accountAtom) || store.set(storedAtom, favoritesOfDevice());
  read();
  addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith('favorite-')) read();
  });
}
