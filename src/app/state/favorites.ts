import { atom } from 'jotai/vanilla';
import { payloadAtom, type Store } from '#app/state/page.ts';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';

/** Favourites as `websites/12`, newest last. */
export type Kept = readonly string[];

/** One change that the account has not confirmed yet. */
export interface Wish {
  what: string;
  isKept: boolean;
}

export const favoritesKey = 'favorites';

const none: Kept = [];

/** What is kept: on this device, or in the account of who is signed in. */
export const storedAtom = atom(none);

export const wishesAtom = atom<readonly Wish[]>([]);

/** Takes wishes to the account; null while nobody is known to be signed in: then the device keeps them. */
export const accountAtom = atom<{ send: () => void } | null>(null);

/** What a member's own page was rendered with. */
export const renderedAtom = atom((get) => (get(payloadAtom).data as { kept?: Kept }).kept ?? none);

/** What hearts show. */
export const favoritesAtom = atom((get) => {
  const rendered = get(renderedAtom);
  const stored = get(storedAtom);
  return get(wishesAtom).reduce(
    withWish,
    get(accountAtom) || rendered === none ? stored : rendered,
  );
});

export const toggleFavoriteAtom = atom(null, (get, set, what: string) => {
  const wish = { what, isKept: !get(favoritesAtom).includes(what) };
  const account = get(accountAtom);
  if (account || get(renderedAtom) !== none) {
    set(wishesAtom, [...get(wishesAtom).filter((other) => other.what !== what), wish]);
    account?.send();
  } else {
    const stored = withWish(get(storedAtom), wish);
    set(storedAtom, stored);
    keepOnDevice(favoritesKey, stored.join());
  }
});

export function withWish(kept: Kept, { what, isKept }: Wish): Kept {
  const others = kept.filter((other) => other !== what);
  return isKept ? [...others, what] : others;
}

/** A comma list: what is no favourite in it is left out. */
export function readFavorites(text: string | null): Kept {
  return (text ?? '')
    .split(',')
    .filter((what) => /^(websites|fonts|palettes)\/\d{1,15}$/.test(what));
}

export function favoritesOfDevice(): Kept {
  return readFavorites(readDevice(favoritesKey));
}

/** Keeps the atom true to the device, and the tabs in step, until an account takes over. */
export function watchFavorites(store: Store): void {
  const read = () => store.get(accountAtom) || store.set(storedAtom, favoritesOfDevice());
  read();
  addEventListener('storage', (event) => {
    if (event.key === favoritesKey || event.key === null) read();
  });
}
