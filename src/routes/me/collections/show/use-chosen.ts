import { useRef, useState } from 'react';
import type { Item } from '#domain/collection/collection.ts';

/** Which items are chosen. With Shift everything from the last one pressed to this one. */
export function useChosen(items: readonly Item[]) {
  const [all, setChosen] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const chosen = new Set(items.flatMap(({ id }) => (all.has(id) ? [id] : [])));

  function choose(item: number, isRange: boolean) {
    const at = items.findIndex(({ id }) => id === item);
    const from = items.findIndex(({ id }) => id === last.current);
    const [low, high] = isRange && from >= 0 ? [Math.min(at, from), Math.max(at, from)] : [at, at];
    const isAdding = !chosen.has(item);
    const next = new Set(chosen);
    for (const { id } of items.slice(low, high + 1)) {
      if (isAdding) next.add(id);
      else next.delete(id);
    }
    last.current = item;
    setChosen(next);
  }

  return { chosen, choose, setChosen };
}
