import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { urls } from '#domain/urls.ts';
import type { MoveDraft } from '#routes/me/collections/show/drafts.ts';
import styles from './items.module.css';

interface Props {
  slug: string;
  draft: MoveDraft;
  place: number;
  count: number;
}

/** Without script: another place in this collection, or another collection. */
export function MoveForm({ slug, draft: { item, others, refused }, place, count }: Props) {
  const action = urls.collection(slug);
  return (
    <div className={styles.form}>
      <form className={styles.place} method="post" action={action} noValidate>
        <input type="hidden" name="action" value="move" />
        <input type="hidden" name="item" value={item} />
        <TextField
          id="place"
          name="place"
          label={`Place, 1 to ${count}`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={refused?.place ?? place}
          error={refused?.issue}
        />
        <Button type="submit">Move</Button>
      </form>
      {others.length > 0 && (
        <form className={styles.place} method="post" action={action}>
          <input type="hidden" name="action" value="transfer" />
          <input type="hidden" name="item" value={item} />
          <Select
            id="to"
            name="to"
            label="Another collection"
            choices={others.map(({ slug: value, title: label }) => ({ value, label }))}
          />
          <Button type="submit">Move there</Button>
        </form>
      )}
      <ButtonLink className={styles.back} size="sm" variant="quiet" href={action}>
        Cancel
      </ButtonLink>
    </div>
  );
}
