import { useSetAtom } from 'jotai/react';
import { type RefObject, useEffect, useState } from 'react';
import type { Refusal } from '#app/members/use-items.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import type { Item } from '#domain/collection/collection.ts';
import type { NoteDraft } from '#routes/me/collections/show/drafts.ts';

/** Words of a note that are not saved, and why they were not taken. */
export interface Typed {
  text: string;
  refusal: Refusal | null;
}

interface Asked {
  list: RefObject<HTMLElement | null>;
  /** What was sent without script. */
  draft: NoteDraft | null;
  save: (item: Item, text: string) => Promise<Refusal | null>;
}

/** The note that is being written. What was typed outlasts its form: rows are made anew where they change their place. */
export function useNotes({ list, draft, save }: Asked) {
  const [editing, setEditing] = useState(draft && { item: draft.item });
  const [typed] = useState(() => new Map(draft?.sent ? [[draft.item, typedOf(draft.sent)]] : []));
  const addToast = useSetAtom(addToastAtom);
  const rowOf = (id: number) => list.current?.querySelector(`[data-item="${id}"]`);

  // A press asks for the focus; a form that is made anew does not.
  useEffect(() => {
    const area = list.current?.querySelector('textarea');
    if (!editing || !area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [editing, list]);

  /** Leaves alone what else was opened meanwhile, and where the focus went. */
  function close(id: number) {
    typed.delete(id);
    const row = rowOf(id);
    setEditing((now) => (now?.item === id ? null : now));
    const { activeElement: focused } = document;
    if (focused === document.body || focused?.closest('form')?.closest('[data-item]') === row)
      row?.querySelector<HTMLElement>('[data-act="note"]')?.focus();
  }

  async function saveNote(item: Item, text: string): Promise<Refusal | null> {
    const refusal = await save(item, text.trim());
    const now = typed.get(item.id)?.text ?? text;
    if (!refusal) {
      if (now === text) close(item.id);
      return null;
    }
    typed.set(item.id, { text: now, refusal });
    if (!rowOf(item.id)?.querySelector('textarea')) {
      const said = `The note on ${item.title} is not saved. ${refusal.issue}`;
      addToast({ id: `note-${item.id}`, kind: 'error', text: said });
    }
    return refusal;
  }

  return {
    editing: editing?.item ?? null,
    typed,
    open: (item: number) => setEditing({ item }),
    close,
    save: saveNote,
  };
}

function typedOf({ text, ...refusal }: NonNullable<NoteDraft['sent']>): Typed {
  return { text, refusal };
}
