import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Crumb, PageHeading } from '#app/ui/page-head.tsx';
import type { EditedProfile } from '#domain/profile/own-profile.ts';
import { urls } from '#domain/urls.ts';
import { type Draft, differing, draftOf, type Issues } from '#routes/me/profiles/draft.ts';
import { ProfileForm } from '#routes/me/profiles/profile-form.tsx';
import { Stale } from '#routes/me/stale.tsx';
import styles from '../profiles.module.css';

export interface Props {
  profile: EditedProfile;
  draft: Draft;
  issues: Issues;
  /** What was sent was about an older version. */
  isStale: boolean;
  done: 'created' | 'saved' | null;
  /** Whether the last question is open. */
  isAsked: boolean;
}

export function Page({ profile, draft, issues, isStale, done, isAsked }: Props) {
  const { id, slug, name, picture, version } = profile;
  const isFine = Object.keys(issues).length === 0 && !isStale;
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb above={{ name: 'Profiles', href: urls.ownProfiles() }}>
        <span>Edit</span>
      </Crumb>
      <div className={styles.head}>
        <PageHeading dir="auto">{name}</PageHeading>
        <ButtonLink href={urls.profile(slug)}>See its page</ButtonLink>
      </div>
      {done && isFine && (
        <p className={styles.notice} role="status">
          {done === 'created' ? 'Your profile is in the directory.' : 'Saved.'} Others see it within
          a few seconds.
        </p>
      )}
      <ProfileForm
        key={version}
        label={`Edit ${name}`}
        path={urls.ownProfile(id)}
        action="edit"
        version={version}
        draft={draft}
        issues={issues}
        shown={{ slug, picture }}
        submit="Save changes"
      >
        {isStale && <Stale now={differing(draftOf(profile), draft)} />}
      </ProfileForm>
      <Leave profile={profile} isAsked={isAsked} />
    </div>
  );
}

/** The way out of a profile: asked once more, since it cannot be taken back. */
function Leave({
  profile: { id, name, isRemovable },
  isAsked,
}: Pick<Props, 'profile' | 'isAsked'>) {
  const verb = isRemovable ? 'Delete profile' : 'Give up profile';
  return (
    <section className={styles.leave} aria-labelledby="leave">
      <h2 id="leave">{verb}</h2>
      <p>
        {isRemovable
          ? 'Its page, words, picture and links go at once and cannot be brought back. Its address is not given to anybody else.'
          : 'The catalogue names it, so it stays in the directory as it is now. You can no longer change it, and others may claim it.'}
      </p>
      {isAsked ? (
        <form method="post" action={urls.ownProfile(id)} className={styles.buttons}>
          <input type="hidden" name="action" value="remove" />
          <Button type="submit" variant="danger">
            <span>
              {isRemovable ? 'Yes, delete' : 'Yes, give up'} <bdi>{name}</bdi>
            </span>
          </Button>
          <ButtonLink variant="quiet" href={urls.ownProfile(id)}>
            Keep it
          </ButtonLink>
        </form>
      ) : (
        <ButtonLink variant="danger" href={urls.ownProfile(id, '?ask=remove#leave')}>
          {verb}
        </ButtonLink>
      )}
    </section>
  );
}
