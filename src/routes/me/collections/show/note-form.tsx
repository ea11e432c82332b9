import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Refusal } from '#app/members/use-items.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { Item } from '#domain/collection/collection.ts';
import { collectionNoteCharacters } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import type { NoteDraft } from '#routes/me/collections/show/drafts.ts';
import { Stale } from '#routes/me/stale.tsx';
import styles from './items.module.css';

interface Props {
  slug: string;
  item: Item;
  /** What was sent without script and could not be taken. */
  sent: NoteDraft['sent'];
  onSave: (text: string) => Promise<Refusal | null>;
  onClose: () => void;
}

/** What was typed stays when it is refused; saving once more then writes over what is there. */
export function NoteForm({ slug, item, sent, onSave, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(sent?.text ?? item.note);
  const [refusal, setRefusal] = useState<Refusal | null>(sent);
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
    const refused = await onSave(text.trim());
    setBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
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
