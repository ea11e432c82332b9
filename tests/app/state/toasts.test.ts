import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import {
  addToastAtom,
  dismissToastAtom,
  removeToastAtom,
  shownToastsAtom,
  toastsAtom,
} from '#app/state/toasts.ts';

function storeWith(count: number) {
  const store = createStore();
  for (let i = 1; i <= count; i++) {
    store.set(addToastAtom, { id: String(i), kind: 'info', text: `toast ${i}` });
  }
  return store;
}

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

  it('leaves before it is removed', () => {
    const store = storeWith(1);
    store.set(dismissToastAtom, '1');
    expect(store.get(toastsAtom)).toMatchObject([{ id: '1', leaving: true }]);
    store.set(removeToastAtom, '1');
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
