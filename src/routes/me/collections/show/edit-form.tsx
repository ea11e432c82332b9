import { type SubmitEvent, useState } from 'react';
import { navigate } from '#app/navigation/navigate.ts';
import { call } from '#app/remote/call.ts';
import { collectionsPath } from '#app/remote/use-collections.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Collection } from '#domain/collection/collection.ts';
import { collectionDescriptionCharacters, collectionTitleCharacters } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { type Draft, differing, draftOf, issuesOf } from '#routes/me/collections/show/drafts.ts';
import { visibilityChoices } from '#routes/me/collections/visibility.ts';
import { Stale } from '#routes/me/stale.tsx';
import styles from './show.module.css';

interface Props {
  collection: Collection;
  /** What was sent and could not be taken. */
  draft: Draft | null;
}

/** Title, description and who may see it. Works as a plain form; a refusal keeps what was typed. */
export function EditForm({ collection, draft }: Props) {
  const { slug } = collection;
  const [first] = useState(draft ?? draftOf(collection));
  const [refused, setRefused] = useState(draft);
  const [now, setNow] = useState(collection);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const issues = refused?.issues ?? {};
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Draft;
    const { title, description, visibility } = typed;
    setBusy(true);
    const answer = await call('PATCH', `${collectionsPath}/${slug}`, {
      version: now.version,
      title,
      description,
      visibility,
    });
    setBusy(false);
    if (answer.ok) return navigate(urls.collection(slug), { replace: true });
    const isStale = answer.status === 409;
    if (isStale) setNow(answer.problem.collection as Collection);
    const found = issuesOf(answer.problem.issues);
    setRefused({ title, description, visibility, issues: found, isStale });
    setProblem(isStale || Object.keys(found).length > 0 ? null : answer.words);
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={`${urls.collection(slug)}?edit=1`}
      aria-label="Edit collection"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="action" value="edit" />
      <input type="hidden" name="version" value={now.version} />
      {refused?.isStale && <Stale now={differing(now, refused)} />}
      <Problem text={problem} />
      <TextField
        id="title"
        name="title"
        label="Title"
        defaultValue={first.title}
        required
        maxLength={collectionTitleCharacters}
        error={issues.title}
      />
      <TextArea
        id="description"
        name="description"
        label="Description"
        defaultValue={first.description}
        limit={collectionDescriptionCharacters}
        error={issues.description}
        optional
      />
      <RadioGroup
        legend="Visibility"
        name="visibility"
        choices={visibilityChoices}
        defaultValue={first.visibility}
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
