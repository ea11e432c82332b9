import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/email-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { urls } from '#domain/urls.ts';
import { Frame, type PosterOfDay } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';

export interface ResetProps {
  token: string;
  isSent: boolean;
  email: string;
  issues: { email?: string; password?: string };
  problem: string | null;
  poster: PosterOfDay | null;
}

export function Page(props: ResetProps) {
  const { isSent, token, problem, poster } = props;
  return (
    <Frame title={isSent ? 'Check your mail' : 'Choose a new password'} poster={poster}>
      <Problem text={problem} />
      {isSent ? <Sent /> : token ? <Choose {...props} /> : <Ask {...props} />}
      <p className={styles.ways}>
        <a href={urls.auth()}>Back to signing in</a>
      </p>
    </Frame>
  );
}

function Sent() {
  return (
    <p className={styles.lead}>
      If there is an account with this address, we have mailed a link to it. It works once, for half
      an hour.
    </p>
  );
}

function Ask({ email, issues }: ResetProps) {
  return (
    <form method="post" action={urls.resetPassword()} noValidate>
      <p className={styles.lead}>We mail you a link to it.</p>
      <input type="hidden" name="action" value="ask" />
      <EmailField size="lg" autoComplete="username" defaultValue={email} error={issues.email} />
      <Button type="submit" variant="primary" size="lg">
        Mail me a link
      </Button>
    </form>
  );
}

function Choose({ token, issues }: ResetProps) {
  return (
    <form method="post" action={urls.resetPassword(token)} noValidate>
      <p className={styles.lead}>Every browser that is signed in will be signed out.</p>
      <input type="hidden" name="action" value="reset" />
      <PasswordField label="New password" size="lg" isNew error={issues.password} />
      <Button type="submit" variant="primary" size="lg">
        Change password
      </Button>
    </form>
  );
}
