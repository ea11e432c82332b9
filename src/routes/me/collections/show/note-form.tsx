import { type SubmitEvent, useRef, useState } from 'react';
import type { Refusal } from '#app/members/use-items.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { Item } from '#domain/collection/collection.ts';
import { collectionNoteCharacters } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import type { Typed } from '#routes/me/collections/show/use-notes.ts';
import { Stale } from '#routes/me/stale.tsx';
import styles from './items.module.css';

interface Props {
  slug: string;
  item: Item;
  /** What was typed before and is not saved. */
  typed: Typed | undefined;
  onType: (typed: Typed) => void;
  onSave: (text: string) => Promise<Refusal | null>;
  onClose: () => void;
}

/** What was typed stays when it is refused; saving once more then writes over what is there. */
export function NoteForm({ slug, item, typed, onType, onSave, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(typed?.text ?? item.note);
  const [refusal, setRefusal] = useState<Refusal | null>(typed?.refusal ?? null);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = form.current?.querySelector('textarea')?.value ?? '';
    setBusy(true);
    const refused = await onSave(text);
    setBusy(false);
    setRefusal(refused);
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={urls.collection(slug)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          form.current?.requestSubmit();
      }}
    >
      <input type="hidden" name="action" value="note" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      {refusal?.isStale && <Stale now={[{ name: 'Note', text: item.note }]} />}
      <TextArea
        id={`note-${item.id}`}
        name="note"
        label={`Note on ${item.title}`}
        defaultValue={first}
        limit={collectionNoteCharacters}
        onInput={(event) => onType({ text: event.currentTarget.value, refusal })}
        error={refusal && !refusal.isStale ? refusal.issue : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" busy={isBusy}>
          Save note
        </Button>
        <ButtonLink
          size="sm"
          variant="quiet"
          href={urls.collection(slug)}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
