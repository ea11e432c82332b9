import { useEffect } from 'react';
import { dropFlag, isPopup, tellSignedIn } from '#app/remote/signed-in.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { urls } from '#domain/urls.ts';
import { Frame, type PosterOfDay } from '#routes/auth/frame.tsx';
import styles from '../auth.module.css';

export interface SignedInProps {
  isSignedIn: boolean;
  poster: PosterOfDay | null;
}

/** Browsers close only windows that a script has opened; in any other tab the words stay. */
export function Page({ isSignedIn, poster }: SignedInProps) {
  useEffect(() => {
    const mayClose = isPopup();
    if (isSignedIn) tellSignedIn();
    else dropFlag();
    if (mayClose) window.close();
  }, [isSignedIn]);
  return (
    <Frame title={isSignedIn ? 'You are signed in' : 'Nobody is signed in'} poster={poster}>
      <p className={styles.lead}>You can close this window.</p>
      <ButtonLink size="lg" href={isSignedIn ? urls.home() : urls.auth()}>
        {isSignedIn ? 'Go on to Specimen' : 'Sign in'}
      </ButtonLink>
    </Frame>
  );
}
