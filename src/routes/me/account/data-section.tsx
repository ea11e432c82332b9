import { Button, ButtonLink } from '#app/ui/button.tsx';
import { urls } from '#domain/urls.ts';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';

/** Everything about the member, to take away. */
export function DataSection({ done }: AccountProps) {
  return (
    <section aria-labelledby="data">
      <h2 id="data">Your data</h2>
      {done === 'no-export' && (
        <p className={styles.notice} role="alert">
          You have downloaded it several times within the hour. Wait a while, then try again.
        </p>
      )}
      <p className={styles.lead}>
        A zip with everything that we keep about you, as JSON: account, sessions, favourites,
        collections with their notes, profiles, and the record of your account.
      </p>
      <form method="post" action={urls.exportData()}>
        <Button type="submit">Download my data</Button>
      </form>
    </section>
  );
}

/** The way out has a page of its own, which says what it means. */
export function DeleteSection() {
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">Delete account</h2>
      <p className={styles.lead}>
        Everything goes at once and cannot be brought back. The next page says what that means.
      </p>
      <ButtonLink href={urls.deleteAccount()} variant="danger">
        Delete account
      </ButtonLink>
    </section>
  );
}
