import { failureText, HttpError, request } from '#app/remote/http.ts';
import { type Kept, storedAtom, type Wish, wishesAtom, withWish } from '#app/state/favorites.ts';
import type { Store } from '#app/state/page.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import { retriedStatuses } from '#domain/limits.ts';

/**
 * Gives what takes all wishes to the account, one request a thing at a time: a change of mind meanwhile is sent
 * after it. What fails twice is taken back, with a toast. `onStored` hears of what the account holds then.
 */
export function sendWishes(store: Store, onStored: (kept: Kept) => unknown): () => void {
  const sending = new Set<string>();

  function send(): void {
    for (const wish of store.get(wishesAtom)) {
      if (sending.has(wish.what)) continue;
      sending.add(wish.what);
      void settle(wish);
    }
  }

  async function settle(wish: Wish): Promise<void> {
    const failure = await sendOne(wish);
    sending.delete(wish.what);
    if (!failure) {
      store.set(storedAtom, withWish(store.get(storedAtom), wish));
      onStored(store.get(storedAtom));
    }
    if (!store.get(wishesAtom).includes(wish)) return send();
    store.set(wishesAtom, (wishes) => wishes.filter((other) => other !== wish));
    if (failure) {
      store.set(addToastAtom, { id: 'favourites', kind: 'error', text: failureText(failure) });
    }
  }

  return send;
}

/** Asked once more when that may help: a favourite twice is still one. */
async function sendOne({ what, isKept }: Wish): Promise<unknown> {
  const path = `/v2/me/favorites/${what}`;
  const ask = () => request(path, { method: isKept ? 'PUT' : 'DELETE', retry: false });
  try {
    let answer = await ask().catch(ask);
    if (retriedStatuses.has(answer.status)) answer = await ask();
    return answer.ok ? null : new HttpError(answer.status, path);
  } catch (error) {
    return error;
  }
}
