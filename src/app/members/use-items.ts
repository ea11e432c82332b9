import { useSetAtom, useStore } from 'jotai/react';
import { useRef, useState } from 'react';
import { type Answer, call } from '#app/remote/call.ts';
import { collectionsPath } from '#app/remote/use-collections.ts';
import { addToastAtom, dismissToastAtom } from '#app/state/toasts.ts';
import { plural } from '#app/ui/format.ts';
import { type Collection, type Item, moved } from '#domain/collection/collection.ts';
import { undoMs } from '#domain/limits.ts';

const moveAfterMs = 400;

/** The items of one collection as its owner changes them: shown at once, taken back when the server refuses. */
export function useItems(slug: string, given: readonly Item[]) {
  const store = useStore();
  const addToast = useSetAtom(addToastAtom);
  const [base, setBase] = useState(given);
  const [items, setItems] = useState(given);
  if (base !== given) {
    setBase(given);
    setItems(given);
  }
  const moving = useRef<{ timer: number; before: readonly Item[] } | null>(null);
  const path = `${collectionsPath}/${slug}/items`;

  function say(kind: 'error' | 'success', text: string) {
    addToast({ id: `items-${slug}`, kind, text });
  }

  function settle(answer: Answer<unknown>, before: readonly Item[]): boolean {
    if (answer.ok) return true;
    setItems(before);
    say('error', answer.words);
    return false;
  }

  /** Offers to take it back for ten seconds. */
  function offerUndo(text: string, undo: () => Promise<void>) {
    const id = `undo-${Date.now()}`;
    const timer = setTimeout(() => store.set(dismissToastAtom, id), undoMs);
    const run = () => {
      clearTimeout(timer);
      void undo();
    };
    addToast({ id, kind: 'success', text, action: { label: 'Undo', run } });
  }

  async function restore(before: readonly Item[], ids: readonly number[], from?: object) {
    const answer = await call('POST', `${path}/restore`, { items: ids, ...(from ? { from } : {}) });
    if (answer.ok) setItems(before);
    else say('error', answer.words);
  }

  return {
    items,

    /** Steps in a row are sent as one. */
    move(ids: readonly number[], before: number | null) {
      const byId = new Map(items.map((item) => [item.id, item]));
      const order = moved([...byId.keys()], ids, before);
      setItems(order.flatMap((id) => byId.get(id) ?? []));
      const start = moving.current?.before ?? items;
      if (moving.current) clearTimeout(moving.current.timer);
      const timer = window.setTimeout(() => {
        moving.current = null;
        void call('POST', `${path}/move`, { items: ids, before }).then((a) => settle(a, start));
      }, moveAfterMs);
      moving.current = { timer, before: start };
    },

    async remove(ids: readonly number[]) {
      const before = items;
      setItems(items.filter(({ id }) => !ids.includes(id)));
      const answer = await call('POST', `${path}/remove`, { items: ids });
      if (!settle(answer, before)) return;
      offerUndo(`${plural(ids.length, 'item')} removed`, () => restore(before, ids));
    },

    async transfer(ids: readonly number[], to: Pick<Collection, 'slug' | 'title'>) {
      const before = items;
      setItems(items.filter(({ id }) => !ids.includes(id)));
      const answer = await call<{ taken: number[] }>('POST', `${path}/transfer`, {
        items: ids,
        to: to.slug,
      });
      if (!settle(answer, before) || !answer.ok) return;
      const { taken } = answer.value;
      offerUndo(`${plural(ids.length, 'item')} moved to ${to.title}`, () =>
        restore(before, ids, { slug: to.slug, taken }),
      );
    },

    /** Gives words when it was refused; a note that was changed elsewhere then has its new version. */
    async note(item: Item, text: string): Promise<string | null> {
      const answer = await call<{ item: Pick<Item, 'version' | 'note'> }>(
        'PATCH',
        `${path}/${item.id}`,
        {
          version: item.version,
          note: text,
        },
      );
      const current = answer.ok
        ? answer.value.item
        : (answer.problem.item as Pick<Item, 'version'>);
      if (current) {
        setItems((all) => all.map((one) => (one.id === item.id ? { ...one, ...current } : one)));
      }
      return answer.ok ? null : answer.words;
    },
  };
}
