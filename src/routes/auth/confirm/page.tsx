import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { urls } from '#domain/urls.ts';
import type { Confirmation } from '#domain/user/accounts.ts';
import { Frame, type PosterOfDay } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';

export interface ConfirmProps {
  kind: Confirmation;
  token: string;
  next: string | null;
  /** The link was spent a moment ago. */
  isDone: boolean;
  problem: string | null;
  poster: PosterOfDay | null;
}

const words: Record<Confirmation, { title: string; lead: string; button: string }> = {
  email: {
    title: 'Confirm your address',
    lead: 'One press, and your account is open.',
    button: 'Confirm address',
  },
  'sign-in': { title: 'Sign in by mail', lead: 'One press, and you are in.', button: 'Sign in' },
  'new-email': {
    title: 'Your new address',
    lead: 'One press, and your account has this address. Every other browser is signed out.',
    button: 'Confirm address',
  },
  'old-email': {
    title: 'Undo the change',
    lead: 'One press, and your account has its former address again. Every browser is signed out, and you choose a new password.',
    button: 'Undo the change',
  },
};

export function Page(props: ConfirmProps) {
  const { kind, token, next, isDone, problem, poster } = props;
  if (isDone) return <Done {...props} />;
  const { title, lead, button } = words[kind];
  return (
    <Frame title={title} poster={poster}>
      {problem ? (
        <>
          <Problem text={problem} />
          <p className={styles.ways}>
            <a href={next ? urls.signIn(next) : urls.auth()}>Go to signing in</a>
          </p>
        </>
      ) : (
        <form method="post" action={urls.confirm(kind, token, next)}>
          <p className={styles.lead}>{lead}</p>
          <input type="hidden" name="action" value="confirm" />
          <Button type="submit" variant="primary" size="lg">
            {button}
          </Button>
        </form>
      )}
    </Frame>
  );
}

function Done({ kind, poster }: ConfirmProps) {
  return kind === 'new-email' ? (
    <Frame title="Your address is changed" poster={poster}>
      <p className={styles.lead}>From now on you sign in with it, and mails go there.</p>
      <p className={styles.ways}>
        <a href={urls.account()}>Go to your account</a>
      </p>
    </Frame>
  ) : (
    <Frame title="Your address is as before" poster={poster}>
      <p className={styles.lead}>
        Every browser is signed out, and the password no longer works. Choose a new one now.
      </p>
      <ButtonLink href={urls.resetPassword()} variant="primary" size="lg">
        Choose a new password
      </ButtonLink>
    </Frame>
  );
}
