import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import {
  addToastAtom,
  dismissToastAtom,
  removeToastAtom,
  shownToastsAtom,
  toastsAtom,
} from '#app/state/toasts.ts';
import { toastStyles } from '#app/ui/toast-styles.ts';

function storeWith(count: number) {
  const store = createStore();
  for (let i = 1; i <= count; i++) {
    store.set(addToastAtom, { id: String(i), kind: 'info', text: `toast ${i}` });
  }
  return store;
}

describe('the two styles', () => {
  it('stay 4 s and 5 s, and are swiped away at 20 and 50 px', () => {
    expect(toastStyles).toEqual({
      note: { ms: 4_000, swipePx: 20 },
      notice: { ms: 5_000, swipePx: 50 },
    });
  });
});

describe('toasts', () => {
  it('keeps the last five and shows the newest three', () => {
    const store = storeWith(7);
    expect(store.get(toastsAtom).map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7']);
    expect(store.get(shownToastsAtom).map(({ id }) => id)).toEqual(['5', '6', '7']);
  });

  it('updates a toast by its id where it stands', () => {
    const store = storeWith(3);
    store.set(addToastAtom, { id: '2', kind: 'error', text: 'changed' });
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([
      'toast 1',
      'changed',
      'toast 3',
    ]);
  });

  it('brings an older one back when a newer one is gone', () => {
    const store = storeWith(5);
    store.set(removeToastAtom, '4');
    expect(store.get(shownToastsAtom).map(({ id }) => id)).toEqual(['2', '3', '5']);
  });

  it('keeps one that is leaving when it is told something new', () => {
    const store = storeWith(1);
    store.set(dismissToastAtom, '1');
    store.set(addToastAtom, { id: '1', kind: 'success', text: 'again' });
    expect(store.get(toastsAtom)).toEqual([{ id: '1', kind: 'success', text: 'again' }]);
  });

  it('leaves before it is removed', () => {
    const store = storeWith(1);
    store.set(dismissToastAtom, '1');
    expect(store.get(toastsAtom)).toMatchObject([{ id: '1', leaving: true }]);
    store.set(removeToastAtom, '1');
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
