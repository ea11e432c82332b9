import { useEffect } from 'react';
import { isPopup, onSignedIn } from '#app/remote/signed-in.ts';
import { urls } from '#domain/urls.ts';
import { Frame, type PosterOfDay } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';

interface Props {
  kind: 'sign-up' | 'link';
  poster: PosterOfDay | null;
  next: string | null;
}

const lines = {
  'sign-up': 'We have mailed you a link that confirms your address. It works for a day.',
  link: 'We have mailed you a link that signs you in. It works once, for a quarter of an hour.',
};

/** A window that was opened for signing in closes once the link was opened in another. */
export function Sent({ kind, poster, next }: Props) {
  useEffect(() => {
    const mayClose = isPopup();
    return onSignedIn(() => mayClose && window.close());
  }, []);
  return (
    <Frame title="Check your mail" poster={poster}>
      <p className={styles.lead}>{lines[kind]}</p>
      <p className={styles.lead}>Nothing there? Look among the unwanted mail, or ask again.</p>
      <p className={styles.ways}>
        <a href={next ? urls.signIn(next) : urls.auth()}>Back to signing in</a>
      </p>
    </Frame>
  );
}
