import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { quietly, request, requestJson } from '#app/remote/http.ts';
import { once } from '#app/remote/once.ts';
import { sendWishes } from '#app/remote/send-wishes.ts';
import { useKnownSession } from '#app/remote/use-session.ts';
import {
  accountAtom,
  favoritesOfDevice,
  type Kept,
  keyOf,
  storedAtom,
} from '#app/state/favorites.ts';
import { keepOnDevice } from '#app/state/storage.ts';
import type { FavoriteList, Favorites } from '#domain/favorite/favorite.ts';

const path = '/v2/me/all-favorites';
const lists: FavoriteList[] = ['websites', 'fonts', 'palettes'];

/** Once somebody is signed in, their account keeps the favourites. Signed out it asks nothing. */
export function useFavorites(): void {
  const store = useStore();
  const { mutate } = useSWRConfig();
  const session = useKnownSession();
  const user = session?.user?.id;
  const key = user ? [path, user] : null;
  const { data } = useSWR(key, () => quietly('favourites', readFavorites), once);
  useEffect(() => {
    if (!data || !user) return undefined;
    store.set(storedAtom, data);
    const send = sendWishes(store, (kept) => mutate([path, user], kept, { revalidate: false }));
    store.set(accountAtom, { send });
    send();
    return undefined;
  }, [data, user, store, mutate]);
  useEffect(() => {
    if (!session || user || !store.get(accountAtom)) return;
    store.set(accountAtom, null);
    store.set(storedAtom, favoritesOfDevice());
  }, [session, user, store]);
}

/** What the device kept goes to the account first, by one tab alone. */
async function readFavorites(): Promise<Kept> {
  if (hasAny(favoritesOfDevice())) {
    await quietly('favourites of this device', () =>
      navigator.locks ? navigator.locks.request('favorites', merge) : merge(),
    );
  }
  const { favorites } = await requestJson<{ favorites: Favorites }>(path);
  const ids = (list: FavoriteList) => favorites[list].map(({ id }) => id);
  return { websites: ids('websites'), fonts: ids('fonts'), palettes: ids('palettes') };
}

async function merge(): Promise<void> {
  const kept = favoritesOfDevice();
  if (!hasAny(kept)) return;
  const answer = await request('/v2/me/favorites', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(kept),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  for (const list of lists) keepOnDevice(keyOf(list), '');
}

function hasAny(kept: Kept): boolean {
  return lists.some((list) => kept[list].length > 0);
}
