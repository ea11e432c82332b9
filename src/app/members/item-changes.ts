import { type Item, moved } from '#domain/collection/collection.ts';

/** An item in its place; one that has left keeps it, as it does on the server, for it may come back. */
export interface Listed {
  item: Item;
  hasLeft: boolean;
}

/** One change of a list that is shown before the server has taken it. */
export type ItemsChange =
  | { kind: 'move'; ids: readonly number[]; before: number | null }
  | { kind: 'leave' | 'return'; ids: readonly number[] };

export function listed(items: readonly Item[]): readonly Listed[] {
  return items.map((item) => ({ item, hasLeft: false }));
}

/** The list once a change is made. What the change names and the list does not have is left out. */
export function changed(list: readonly Listed[], change: ItemsChange): readonly Listed[] {
  if (change.kind === 'move') {
    const byId = new Map(list.map((one) => [one.item.id, one]));
    const order = moved([...byId.keys()], change.ids, change.before);
    return order.flatMap((id) => byId.get(id) ?? []);
  }
  const ids = new Set(change.ids);
  const hasLeft = change.kind === 'leave';
  return list.map((one) => (ids.has(one.item.id) ? { ...one, hasLeft } : one));
}

export function shownItems(list: readonly Listed[]): readonly Item[] {
  return list.flatMap(({ item, hasLeft }) => (hasLeft ? [] : item));
}
