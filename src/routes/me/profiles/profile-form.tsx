import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { profileBioCharacters, profileLinksMost, profileNameCharacters } from '#domain/limits.ts';
import { profileKindNames, specialties } from '#domain/profile/profile.ts';
import { urls } from '#domain/urls.ts';
import type { Draft, Issues } from '#routes/me/profiles/draft.ts';
import { PictureField } from '#routes/me/profiles/picture-field.tsx';
import { PlaceField } from '#routes/me/profiles/place-field.tsx';
import styles from './profiles.module.css';

interface Props {
  label: string;
  /** Where it is sent. */
  path: string;
  action: 'create' | 'edit';
  /** The version that an edit changes. */
  version?: number;
  draft: Draft;
  issues: Issues;
  /** The picture that stands there, and what its stand-in is drawn from. */
  shown: { slug: string; picture: string | null };
  submit: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** A plain form that can carry a file. Its answer is another page, or this one with what is to be put right. */
export function ProfileForm(props: Props) {
  const { label, path, action, version, draft, issues, shown, submit, children } = props;
  const count = Object.keys(issues).length;
  return (
    <form
      className={styles.form}
      method="post"
      action={path}
      encType="multipart/form-data"
      aria-label={label}
      noValidate
    >
      <input type="hidden" name="action" value={action} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
      <Problem text={issues.form ?? (count > 0 ? notSaved(count) : null)} />
      <Who draft={draft} issues={issues} />
      <PictureField {...shown} removes={draft.removesPicture} error={issues.picture} />
      <Where draft={draft} issues={issues} />
      <Specialties draft={draft} issues={issues} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {submit}
        </Button>
        <ButtonLink variant="quiet" href={urls.ownProfiles()}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function notSaved(count: number): string {
  return count === 1
    ? 'Not saved yet: one field has to be put right. Your words are kept.'
    : `Not saved yet: ${count} fields have to be put right. Your words are kept.`;
}

interface Part {
  draft: Draft;
  issues: Issues;
}

function Who({ draft, issues }: Part) {
  return (
    <>
      <TextField
        id="name"
        name="name"
        label="Name"
        autoComplete="organization"
        required
        maxLength={profileNameCharacters}
        defaultValue={draft.name}
        error={issues.name}
      />
      <Select
        id="kind"
        name="kind"
        label="Kind"
        placeholder="Choose"
        required
        choices={Object.entries(profileKindNames).map(([value, label]) => ({ value, label }))}
        defaultValue={draft.kind}
        error={issues.kind}
      />
      <TextArea
        id="bio"
        name="bio"
        label="Bio"
        optional
        hint="A sentence or two on what you make"
        limit={profileBioCharacters}
        defaultValue={draft.bio}
        error={issues.bio}
      />
    </>
  );
}

function Where({ draft, issues }: Part) {
  return (
    <>
      <TextField
        id="url"
        name="url"
        label="Website"
        type="url"
        inputMode="url"
        optional
        placeholder="https://example.com"
        autoComplete="url"
        defaultValue={draft.url}
        error={issues.url}
      />
      <TextArea
        id="links"
        name="links"
        label="More links"
        optional
        hint={`One https address a line, ${profileLinksMost} with your website`}
        defaultValue={draft.links}
        error={issues.links}
      />
      <PlaceField value={draft.place} error={issues.place} />
    </>
  );
}

function Specialties({ draft, issues }: Part) {
  return (
    <fieldset className={styles.specialties}>
      <legend>
        Specialties <span>optional</span>
      </legend>
      <p className={styles.hint}>
        Shown as self-declared until credits show them; then they count as earned.
      </p>
      {Object.entries(specialties).map(([slug, name]) => (
        <Checkbox
          key={slug}
          name="specialties"
          value={slug}
          label={name}
          defaultChecked={draft.specialties.includes(slug)}
        />
      ))}
      {issues.specialties && <p className={styles.error}>{issues.specialties}</p>}
    </fieldset>
  );
}
