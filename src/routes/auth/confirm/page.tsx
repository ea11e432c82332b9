import { Button } from '#app/ui/button.tsx';
import { Problem } from '#app/ui/problem.tsx';
import { urls } from '#domain/urls.ts';
import type { Confirmation } from '#domain/user/accounts.ts';
import { Frame, type PosterOfDay } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';

export interface ConfirmProps {
  kind: Confirmation;
  token: string;
  next: string | null;
  problem: string | null;
  poster: PosterOfDay | null;
}

const words = {
  email: {
    title: 'Confirm your address',
    lead: 'One press, and your account is open.',
    button: 'Confirm address',
  },
  'sign-in': { title: 'Sign in by mail', lead: 'One press, and you are in.', button: 'Sign in' },
};

export function Page({ kind, token, next, problem, poster }: ConfirmProps) {
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
