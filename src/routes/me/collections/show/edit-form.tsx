import { type SubmitEvent, useState } from 'react';
import { navigate } from '#app/navigation/navigate.ts';
import { call } from '#app/remote/call.ts';
import { collectionsPath } from '#app/remote/use-collections.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import { collectionDescriptionCharacters, collectionTitleCharacters } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { visibilityChoices } from '#routes/me/collections/visibility.ts';
import styles from './show.module.css';

const stale =
  'It was changed elsewhere meanwhile. Your words are kept; save again to put them in its place.';

/** Title, description and who may see it. Works as a plain form; with script a refusal keeps what was typed. */
export function EditForm({ collection, isStale }: { collection: Collection; isStale: boolean }) {
  const { slug, title, description, visibility } = collection;
  const [version, setVersion] = useState(collection.version);
  const [error, setError] = useState(
    isStale ? 'It was changed elsewhere meanwhile. This is how it is now.' : '',
  );
  const [isBusy, setBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const answer = await call('PATCH', `${collectionsPath}/${slug}`, {
      version,
      title: fields.get('title'),
      description: fields.get('description'),
      visibility: fields.get('visibility'),
    });
    setBusy(false);
    if (answer.ok) return navigate(urls.collection(slug), { replace: true });
    if (answer.status === 409) setVersion((answer.problem.collection as Collection).version);
    setError(answer.status === 409 ? stale : answer.words);
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={urls.collection(slug)}
      aria-label="Edit collection"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="version" value={version} />
      <TextField
        id="title"
        name="title"
        label="Title"
        defaultValue={title}
        required
        maxLength={collectionTitleCharacters}
        error={error || undefined}
      />
      <TextArea
        id="description"
        name="description"
        label="Description"
        defaultValue={description}
        limit={collectionDescriptionCharacters}
        optional
      />
      <RadioGroup
        legend="Visibility"
        name="visibility"
        choices={visibilityChoices}
        defaultValue={visibility}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          Save changes
        </Button>
        <ButtonLink variant="quiet" href={urls.collection(slug)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
