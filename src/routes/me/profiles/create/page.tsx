import { Crumb, PageHeading } from '#app/ui/page-head.tsx';
import { urls } from '#domain/urls.ts';
import type { Draft, Issues } from '#routes/me/profiles/draft.ts';
import { ProfileForm } from '#routes/me/profiles/profile-form.tsx';
import styles from '../profiles.module.css';

export interface Props {
  draft: Draft;
  issues: Issues;
}

export function Page({ draft, issues }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb above={{ name: 'Profiles', href: urls.ownProfiles() }}>
        <span>New</span>
      </Crumb>
      <div className={styles.head}>
        <PageHeading>Create a profile</PageHeading>
      </div>
      <p className={styles.lead}>
        It is public at once. If you are in the directory already, claim that profile on its page
        instead: its credits are there.
      </p>
      <ProfileForm
        label="Create a profile"
        path={urls.createProfile()}
        action="create"
        draft={draft}
        issues={issues}
        shown={{ slug: 'new', picture: null }}
        submit="Create profile"
      />
    </div>
  );
}
