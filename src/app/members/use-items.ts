import { useSetAtom, useStore } from 'jotai/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, call } from '#app/remote/call.ts';
import { collectionsPath } from '#app/remote/use-collections.ts';
import { addToastAtom, dismissToastAtom } from '#app/state/toasts.ts';
import { plural } from '#app/ui/format.ts';
import { type Collection, type Item, moved } from '#domain/collection/collection.ts';
import { undoMs } from '#domain/limits.ts';

const moveAfterMs = 400;

/** Why something was not taken. */
export interface Refusal {
  issue: string;
  /** It was about an older version. */
  isStale: boolean;
}

/** A move that waits for the next step of the same items. */
interface Move {
  timer: number;
  ids: readonly number[];
  to: number | null;
  /** What to go back to when the server refuses. */
  start: readonly Item[];
}

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
  const moving = useRef<Move | null>(null);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const path = `${collectionsPath}/${slug}/items`;

  /** Changes arrive in the order in which they were made, a move that still waits before all others. */
  function send<T>(method: string, to: string, body: object): Promise<Answer<T>> {
    sendMove();
    const answer = sent.current.then(() => call<T>(method, to, body));
    sent.current = answer;
    return answer;
  }

  /** Outlasts the page: somebody who leaves at once has moved it all the same. */
  function sendMove() {
    const move = moving.current;
    if (!move) return;
    clearTimeout(move.timer);
    moving.current = null;
    const body = { items: move.ids, before: move.to };
    sent.current = sent.current
      .then(() => call('POST', `${path}/move`, body, { keepalive: true }))
      .then((answer) => settle(answer, move.start));
  }

  const atTheEnd = useEffectEvent(sendMove);
  useEffect(() => {
    const end = () => atTheEnd();
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, []);

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
    const answer = await send('POST', `${path}/restore`, { items: ids, ...(from ? { from } : {}) });
    if (answer.ok) setItems(before);
    else say('error', answer.words);
  }

  return {
    items,

    /** Steps in a row are sent as one. */
    move(ids: readonly number[], to: number | null) {
      if (moving.current && moving.current.ids.join() !== ids.join()) sendMove();
      const byId = new Map(items.map((item) => [item.id, item]));
      const order = moved([...byId.keys()], ids, to);
      setItems(order.flatMap((id) => byId.get(id) ?? []));
      const start = moving.current?.start ?? items;
      if (moving.current) clearTimeout(moving.current.timer);
      moving.current = { timer: window.setTimeout(sendMove, moveAfterMs), ids, to, start };
    },

    async remove(ids: readonly number[]) {
      const before = items;
      setItems(items.filter(({ id }) => !ids.includes(id)));
      const answer = await send('POST', `${path}/remove`, { items: ids });
      if (!settle(answer, before)) return;
      offerUndo(`${plural(ids.length, 'item')} removed`, () => restore(before, ids));
    },

    async transfer(ids: readonly number[], to: Pick<Collection, 'slug' | 'title'>) {
      const before = items;
      setItems(items.filter(({ id }) => !ids.includes(id)));
      const answer = await send<{ taken: number[] }>('POST', `${path}/transfer`, {
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
    async note(item: Item, text: string): Promise<Refusal | null> {
      const answer = await send<{ item: Pick<Item, 'version' | 'note'> }>(
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
      return answer.ok ? null : { issue: answer.words, isStale: answer.status === 409 };
    },
  };
}
