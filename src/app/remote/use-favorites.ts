import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { quietly, request, requestJson } from '#app/remote/http.ts';
import { once } from '#app/remote/once.ts';
import { sendWishes } from '#app/remote/send-wishes.ts';
import { useKnownSession } from '#app/remote/use-session.ts';
import {
  accountAtom,
  favoritesKey,
  favoritesOfDevice,
  type Kept,
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
  const { data } = useSWR(user ? [path, user] : null, readAccount, once);
  useEffect(() => {
    if (!data || !user) return;
    store.set(storedAtom, data);
    const send = sendWishes(store, (kept) => mutate([path, user], kept, { revalidate: false }));
    store.set(accountAtom, { send });
    send();
  }, [data, user, store, mutate]);
  useEffect(() => {
    if (!session || user || !store.get(accountAtom)) return;
    store.set(accountAtom, null);
    store.set(storedAtom, favoritesOfDevice());
  }, [session, user, store]);
}

function readAccount(): Promise<Kept | undefined> {
  return quietly('favourites', readFavorites);
}

/** What the device kept goes to the account first, by one tab alone. */
async function readFavorites(): Promise<Kept> {
  if (favoritesOfDevice().length > 0) {
    await quietly('favourites of this device', () =>
      navigator.locks ? navigator.locks.request('favorites', merge) : merge(),
    );
  }
  const { favorites } = await requestJson<{ favorites: Favorites }>(path);
  return lists.flatMap((list) => favorites[list].map(({ id }) => `${list}/${id}`));
}

async function merge(): Promise<void> {
  const kept = favoritesOfDevice();
  if (kept.length === 0) return;
  const ids = (list: FavoriteList) =>
    kept.flatMap((what) => (what.startsWith(`${list}/`) ? Number(what.split('/')[1]) : []));
  const answer = await request('/v2/me/favorites', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(lists.map((list) => [list, ids(list)]))),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  keepOnDevice(favoritesKey, '');
}
