import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { Item } from '#domain/collection/collection.ts';
import { collectionNoteCharacters } from '#domain/limits.ts';
import styles from './items.module.css';

interface Props {
  item: Item;
  onSave: (text: string) => Promise<string | null>;
  onClose: () => void;
}

/** What was typed stays when it is refused; saving once more then writes over what is there. */
export function NoteForm({ item, onSave, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = form.current?.querySelector('textarea')?.value ?? '';
    setBusy(true);
    const refusal = await onSave(text.trim());
    setBusy(false);
    if (refusal) setError(`${refusal}. Your words are kept; save again to put them in its place.`);
    else onClose();
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          form.current?.requestSubmit();
      }}
    >
      <TextArea
        id={`note-${item.id}`}
        label={`Note on ${item.title}`}
        defaultValue={item.note}
        limit={collectionNoteCharacters}
        error={error}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" busy={isBusy}>
          Save note
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
