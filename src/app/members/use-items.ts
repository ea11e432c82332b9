import { useSetAtom, useStore } from 'jotai/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  changed,
  type ItemsChange,
  type Listed,
  listed,
  shownItems,
} from '#app/members/item-changes.ts';
import { navigate } from '#app/navigation/navigate.ts';
import type { Answer } from '#app/remote/call.ts';
import { createOutbox, type Post } from '#app/remote/outbox.ts';
import { collectionsPath } from '#app/remote/use-collections.ts';
import { addToastAtom, dismissToastAtom } from '#app/state/toasts.ts';
import { plural } from '#app/ui/format.ts';
import type { Collection, Item } from '#domain/collection/collection.ts';
import { undoMs } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';

const moveAfterMs = 400;

/** Why something was not taken. */
export interface Refusal {
  issue: string;
  /** It was about an older version. */
  isStale: boolean;
}

export type Board = ReturnType<typeof useItems>;

interface State {
  given: readonly Item[];
  /** As the server has it. */
  stored: readonly Listed[];
  /** Shown, and not confirmed yet. */
  pending: readonly ItemsChange[];
  /** How often what the server has has changed since the page came. */
  edition: number;
}

/** The items of one collection as its owner changes them: shown at once, taken back when the server refuses. */
export function useItems(slug: string, given: readonly Item[]) {
  const { items, kept, edition, make, setItem, hasAll } = useChanges(slug, given);
  const path = `${collectionsPath}/${slug}/items`;
  const offerUndo = useUndo();

  function takeBack(ids: readonly number[], from?: object) {
    const body = { items: ids, ...(from ? { from } : {}) };
    const post = { method: 'POST', path: `${path}/restore`, body };
    make({ kind: 'return', ids }, post, () => {
      // A page that was read meanwhile does not know their places.
      const here = urls.collection(slug);
      if (location.pathname === here && !hasAll(ids)) navigate(here, { replace: true });
    });
  }

  return {
    items,
    /** As the server has them: what its files hold. */
    kept,
    edition,

    /** Steps in a row are sent as one. */
    move(ids: readonly number[], before: number | null) {
      make(
        { kind: 'move', ids, before },
        {
          name: `move ${ids.join()}`,
          method: 'POST',
          path: `${path}/move`,
          body: { items: ids, before },
          afterMs: moveAfterMs,
        },
      );
    },

    remove(ids: readonly number[]) {
      const post = { method: 'POST', path: `${path}/remove`, body: { items: ids } };
      make({ kind: 'leave', ids }, post, () =>
        offerUndo(`${plural(ids.length, 'item')} removed`, () => takeBack(ids)),
      );
    },

    transfer(ids: readonly number[], to: Pick<Collection, 'slug' | 'title'>) {
      const body = { items: ids, to: to.slug };
      const post = { method: 'POST', path: `${path}/transfer`, body, isOnce: true };
      make<{ taken: number[] }>({ kind: 'leave', ids }, post, ({ taken }) =>
        offerUndo(`${plural(ids.length, 'item')} moved to ${to.title}`, () =>
          takeBack(ids, { slug: to.slug, taken }),
        ),
      );
    },

    /** Gives why it was refused; a note that was changed elsewhere then has its new version. */
    async note({ id, version }: Item, text: string): Promise<Refusal | null> {
      const body = { version, note: text };
      const answer = await setItem({ method: 'PATCH', path: `${path}/${id}`, body }, id);
      return answer.ok ? null : { issue: answer.words, isStale: answer.status === 409 };
    },
  };
}

type Words = Pick<Item, 'version' | 'note'>;
type Request = Omit<Post, 'line' | 'onAnswer'>;

/** What the server has, with everything on top that it has not confirmed. */
function useChanges(slug: string, given: readonly Item[]) {
  const store = useStore();
  const [outbox] = useState(() => createOutbox(store, `items-${slug}`));
  const [state, setState] = useState<State>(() => startOf(given));
  if (state.given !== given) setState({ ...next(state, listed(given)), given });
  const { stored, pending, edition } = state;
  const items = useMemo(() => shownItems(pending.reduce(changed, stored)), [pending, stored]);
  const kept = useMemo(() => shownItems(stored), [stored]);
  const known = useRef<readonly Item[]>([]);
  useEffect(() => {
    known.current = items;
  }, [items]);
  useEffect(() => {
    addEventListener('pagehide', outbox.flush);
    return () => {
      removeEventListener('pagehide', outbox.flush);
      outbox.flush();
      known.current = [];
    };
  }, [outbox]);

  function make<T>(change: ItemsChange, request: Request, onDone?: (value: T) => void): void {
    setState((now) => ({ ...now, pending: [...now.pending, change] }));
    outbox.post<T>({
      ...request,
      line: slug,
      onAnswer(answer) {
        setState((now) => ({
          ...(answer?.ok ? next(now, changed(now.stored, change)) : now),
          pending: now.pending.filter((other) => other !== change),
        }));
        if (answer?.ok) onDone?.(answer.value);
      },
    });
  }

  /** Not shown before it is there: the form shows it until then. */
  async function setItem(request: Request, id: number): Promise<Answer<{ item: Words }>> {
    const answer = await new Promise<Answer<{ item: Words }>>((resolve) =>
      outbox.post<{ item: Words }>({
        ...request,
        line: slug,
        isQuiet: true,
        onAnswer: (given) => given && resolve(given),
      }),
    );
    const words = answer.ok ? answer.value.item : (answer.problem.item as Words | undefined);
    const put = (one: Listed) =>
      one.item.id === id ? { ...one, item: { ...one.item, ...words } } : one;
    if (words) setState((now) => next(now, now.stored.map(put)));
    return answer;
  }

  const hasAll = (ids: readonly number[]) =>
    ids.every((id) => known.current.some((item) => item.id === id));
  return { items, kept, edition, make, setItem, hasAll };
}

function startOf(given: readonly Item[]): State {
  return { given, stored: listed(given), pending: [], edition: 0 };
}

function next(state: State, stored: readonly Listed[]): State {
  return { ...state, stored, edition: state.edition + 1 };
}

/** Offers to take something back for ten seconds. */
function useUndo() {
  const store = useStore();
  const addToast = useSetAtom(addToastAtom);
  return function offerUndo(text: string, undo: () => void) {
    const id = `undo-${Date.now()}`;
    const timer = setTimeout(() => store.set(dismissToastAtom, id), undoMs);
    const run = () => {
      clearTimeout(timer);
      undo();
    };
    addToast({ id, kind: 'success', text, action: { label: 'Undo', run } });
  };
}
