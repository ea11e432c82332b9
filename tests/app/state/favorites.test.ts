import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '#app/remote/outbox.ts';
import { sendWishes } from '#app/remote/send-wishes.ts';
import {
  accountAtom,
  favoritesAtom,
  storedAtom,
  toggleFavoriteAtom,
  wishesAtom,
} from '#app/state/favorites.ts';
import { createAppStore } from '#app/state/page.ts';
import { toastsAtom } from '#app/state/toasts.ts';
import type { View } from '#app/view.ts';

afterEach(() => vi.unstubAllGlobals());

/** The store of a page whose visitor is signed in, and the network behind it: it answers as told, in order. */
function account(...answers: (number | 'none')[]) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path.replace('/v2/me/favorites/', '')}`);
    const status = answers[asked.length - 1] ?? 204;
    return new Promise((resolve, reject) => {
      waiting.push(() =>
        status === 'none'
          ? reject(new TypeError('no network'))
          : resolve(new Response(null, { status })),
      );
    });
  });
  const store = createAppStore({ data: {} } as View);
  const stored: (readonly string[])[] = [];
  const send = sendWishes(store, (kept) => stored.push(kept));
  store.set(accountAtom, { send });
  return {
    store,
    asked,
    stored,
    outbox: createOutbox(store, 'board'),
    press: (what: string) => store.set(toggleFavoriteAtom, what),
    /** Lets the network answer until it has nothing left to say. */
    async settle() {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise((done) => setTimeout(done));
      }
    },
  };
}

describe('a heart of who is signed in', () => {
  test('answers at once and is then kept by the account', async () => {
    const { store, press, settle, asked, stored } = account();
    press('websites/1');
    expect(store.get(favoritesAtom)).toEqual(['websites/1']);
    expect(store.get(storedAtom)).toEqual([]);
    await settle();
    expect(asked).toEqual(['PUT websites/1']);
    expect(store.get(storedAtom)).toEqual(['websites/1']);
    expect(stored).toEqual([['websites/1']]);
    expect(store.get(wishesAtom)).toEqual([]);
  });

  test.each([
    [503, 204],
    ['none', 204],
  ] as const)('is asked for once more after %s', async (...answers) => {
    const { store, press, settle, asked } = account(...answers);
    press('fonts/7');
    await settle();
    expect(asked).toEqual(['PUT fonts/7', 'PUT fonts/7']);
    expect(store.get(favoritesAtom)).toEqual(['fonts/7']);
    expect(store.get(toastsAtom)).toEqual([]);
  });

  test.each([[503, 503], ['none', 'none'], [401]] as const)(
    'is taken back with a toast after %s',
    async (...answers) => {
      const { store, press, settle, asked } = account(...answers);
      store.set(storedAtom, ['websites/1', 'websites/2']);
      press('websites/1');
      expect(store.get(favoritesAtom)).toEqual(['websites/2']);
      await settle();
      expect(asked).toHaveLength(answers.length);
      expect(store.get(favoritesAtom)).toEqual(['websites/1', 'websites/2']);
      expect(store.get(toastsAtom)).toMatchObject([
        { kind: 'error', text: expect.stringMatching(/^Something went wrong: /) },
      ]);
    },
  );

  test('pressed again meanwhile, the last press is what holds', async () => {
    const { store, press, settle, asked } = account();
    press('websites/1');
    press('websites/1');
    press('websites/2');
    expect(asked).toEqual(['PUT websites/1', 'PUT websites/2']);
    await settle();
    expect(asked).toEqual(['PUT websites/1', 'PUT websites/2', 'DELETE websites/1']);
    expect(store.get(favoritesAtom)).toEqual(['websites/2']);
    expect(store.get(storedAtom)).toEqual(['websites/2']);
  });
});

describe('changes of one line', () => {
  function line() {
    const { outbox, asked, settle, store } = account(204, 204, 204, 500, 500);
    const answered: string[] = [];
    const post = (path: string, more: { name?: string; afterMs?: number; isOnce?: boolean } = {}) =>
      outbox.post({
        line: 'board',
        method: 'POST',
        path,
        onAnswer: (answer) => answered.push(`${path} ${answer?.ok ?? 'replaced'}`),
        ...more,
      });
    return { post, asked, answered, settle, store, flush: outbox.flush };
  }

  test('arrive in their order; one that waits for the next of its name goes before any other', async () => {
    const { post, asked, answered, settle } = line();
    post('first', { name: 'move 1', afterMs: 60_000 });
    post('second', { name: 'move 1', afterMs: 60_000 });
    expect(asked).toEqual([]);
    post('third');
    expect(asked).toEqual(['POST second']);
    await settle();
    expect(asked).toEqual(['POST second', 'POST third']);
    expect(answered).toEqual(['first replaced', 'second true', 'third true']);
  });

  test('all go when the page is left', () => {
    const { post, asked, flush } = line();
    post('first');
    post('second');
    post('third', { name: 'move 1', afterMs: 60_000 });
    flush();
    expect(asked).toEqual(['POST first', 'POST second', 'POST third']);
  });

  test('what would come to something else a second time is asked once', async () => {
    const { post, asked, answered, settle, store } = line();
    for (const path of ['a', 'b', 'c']) post(path);
    post('d', { isOnce: true });
    await settle();
    expect(asked.filter((one) => one === 'POST d')).toHaveLength(1);
    expect(answered.at(-1)).toBe('d false');
    expect(store.get(toastsAtom)).toMatchObject([{ id: 'board', kind: 'error' }]);
  });
});

test('a page that was rendered for a member shows and queues what is pressed before the account is read', () => {
  const store = createAppStore({ data: { kept: ['websites/1'] } } as unknown as View);
  expect(store.get(favoritesAtom)).toEqual(['websites/1']);
  store.set(toggleFavoriteAtom, 'websites/1');
  expect(store.get(favoritesAtom)).toEqual([]);
  expect(store.get(wishesAtom)).toEqual([{ what: 'websites/1', isKept: false }]);
});

test('signed out, a device that refuses storage keeps a heart as long as the tab', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const store = createAppStore({ data: {} } as View);
  store.set(toggleFavoriteAtom, 'websites/1');
  expect(store.get(favoritesAtom)).toEqual(['websites/1']);
});
