import { Button, ButtonLink } from '#app/ui/button.tsx';
import { dayOf, formatDay } from '#app/ui/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { urls } from '#domain/urls.ts';
import styles from './account.module.css';

export interface AccountProps {
  email: string;
  fullname: string;
  hasPassword: boolean;
  isChanged: boolean;
  issues: { current?: string; password?: string };
  sessions: readonly {
    id: string;
    browser: string;
    /** ISO 8601. */
    since: string;
    used: string;
    isThis: boolean;
  }[];
}

export function Page(props: AccountProps) {
  const { email, fullname, hasPassword } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Account</h1>
      <section aria-labelledby="you">
        <h2 id="you">You</h2>
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{fullname || 'Not given'}</dd>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </dl>
        <ButtonLink href={urls.onboarding(urls.account())}>Edit name and interests</ButtonLink>
      </section>
      {hasPassword ? <ChangePassword {...props} /> : <SetPassword />}
      <Sessions {...props} />
    </div>
  );
}

function ChangePassword({ issues, isChanged }: AccountProps) {
  return (
    <section aria-labelledby="password-head">
      <h2 id="password-head">Password</h2>
      <p className={styles.lead}>
        {isChanged
          ? 'Your password is changed, and every other browser is signed out.'
          : 'A new password signs every other browser out.'}
      </p>
      <form method="post" action={urls.account()} className={styles.fields} noValidate>
        <input type="hidden" name="action" value="change-password" />
        <TextField
          id="current"
          name="current"
          type="password"
          label="Present password"
          autoComplete="current-password"
          required
          error={issues.current}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label="New password"
          autoComplete="new-password"
          required
          hint="At least 8 characters"
          error={issues.password}
        />
        <Button type="submit">Change password</Button>
      </form>
    </section>
  );
}

function SetPassword() {
  return (
    <section aria-labelledby="password-head">
      <h2 id="password-head">Password</h2>
      <p className={styles.lead}>
        You sign in without one. To choose one, sign out and take “Forgot password”.
      </p>
    </section>
  );
}

function Sessions({ sessions }: AccountProps) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className={styles.sessions} aria-labelledby="sessions">
        {sessions.map(({ id, browser, since, used, isThis }) => (
          <li key={id}>
            <div>
              <p className={styles.browser}>
                {browser}
                {isThis && <span> This browser</span>}
              </p>
              <p className="mono muted">
                since <Day iso={since} />, used <Day iso={used} />
              </p>
            </div>
            <form method="post" action={urls.account()}>
              <input type="hidden" name="action" value="end-session" />
              <input type="hidden" name="session" value={id} />
              <Button type="submit" aria-label={`Sign out ${isThis ? 'this browser' : browser}`}>
                Sign out
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={urls.account()}>
        <input type="hidden" name="action" value="end-sessions" />
        <Button type="submit" variant="danger">
          Sign out everywhere
        </Button>
      </form>
    </section>
  );
}

function Day({ iso }: { iso: string }) {
  const day = dayOf(Date.parse(iso));
  return <time dateTime={day}>{formatDay(day)}</time>;
}
