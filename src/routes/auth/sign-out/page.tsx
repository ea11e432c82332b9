import { Button } from '#app/ui/button.tsx';
import { urls } from '#domain/urls.ts';
import { Frame, type PosterOfDay } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';

export interface SignOutProps {
  email: string;
  poster: PosterOfDay | null;
}

export function Page({ email, poster }: SignOutProps) {
  return (
    <Frame title="Sign out" poster={poster}>
      <p className={styles.lead}>You are signed in as {email}.</p>
      <form method="post" action={urls.signOut()}>
        <input type="hidden" name="action" value="sign-out" />
        <Button type="submit" variant="primary" size="lg">
          Sign out
        </Button>
      </form>
    </Frame>
  );
}
