import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Item } from '#domain/collection/collection.ts';

/**
 * The focus goes along with its row: rows that go to another slice are made anew, and what they held is gone. It is
 * put back before anybody can have gone elsewhere, and only where it was lost. Of a row that left, the next one has it.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, items: readonly Item[]) {
  const last = useRef<HTMLElement>(null);
  const order = useRef<readonly Item[]>(items);
  const following = useRef<number>(null);

  useLayoutEffect(() => {
    const before = order.current;
    order.current = items;
    const lost = last.current;
    if (lost && !lost.isConnected && document.activeElement === document.body) {
      const at = before.findIndex(({ id }) => id === itemOf(lost));
      const isHere = items.some(({ id }) => id === before[at]?.id);
      const item = isHere ? before[at] : items[Math.min(at, items.length - 1)];
      if (item) take(again(list.current, item.id, lost), lost);
    }
    const row = list.current?.querySelector(`[data-item="${following.current}"]`);
    following.current = null;
    row?.scrollIntoView({ block: 'nearest' });
  }, [items, list]);

  return {
    /** Heard of the list. React is silent about what it removes itself. */
    heard: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        last.current = target;
      },
      onBlur: () => {
        last.current = null;
      },
    },
    /**
     * Once it stands in its new place, this row is in view. What has the focus now goes along, although nothing may have
     * been heard of it: of rows that are not hydrated yet, the key comes first and the focus is told later.
     */
    follow(item: number) {
      following.current = item;
      const { activeElement: focused } = document;
      if (focused instanceof HTMLElement && list.current?.contains(focused)) last.current = focused;
    },
  };
}

function itemOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-item]')?.dataset.item);
}

/** What stands for a lost element in the row that was made anew. */
function again(list: HTMLElement | null, item: number, { dataset, localName }: HTMLElement) {
  const inRow = dataset.act ? `[data-act="${dataset.act}"]` : localName === 'a' ? 'a' : 'textarea';
  return list?.querySelector<HTMLElement>(`[data-item="${item}"] ${inRow}`);
}

function take(element: HTMLElement | null | undefined, lost: HTMLElement): void {
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLTextAreaElement && lost instanceof HTMLTextAreaElement) {
    element.setSelectionRange(lost.selectionStart, lost.selectionEnd);
  }
}
