import { type ReactNode, useEffect } from 'react';
import { hasMemberPages } from '#app/layouts/areas.ts';
import styles from '#app/layouts/layouts.module.css';
import { navigate } from '#app/navigation/navigate.ts';
import { pathOf } from '#app/navigation/page-url.ts';
import { dropFlag, onSignedIn, popupFlag } from '#app/remote/signed-in.ts';
import { useLiveSession } from '#app/remote/use-session.ts';
import { keepOnDevice } from '#app/state/storage.ts';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { popupHeight, popupWidth } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import type { User } from '#domain/user/user.ts';

/** Who is signed in, or the way to be. Another window that signs in changes it here as well. */
export function Account({ until }: { until?: ReactNode }) {
  const { session, refresh } = useLiveSession();
  useEffect(() => onSignedIn(refresh), [refresh]);
  // A member's page says who reads it before the session does.
  if (!session) return until ?? <SignIn />;
  return session.user ? <AccountMenu user={session.user} /> : <SignIn />;
}

function SignIn() {
  return (
    <button type="button" className="btn quiet" onClick={openSignIn}>
      Sign in
    </button>
  );
}

function AccountMenu({ user: { fullname, email } }: { user: User }) {
  return (
    <div>
      <button
        type="button"
        className="btn quiet"
        aria-haspopup="menu"
        aria-label={`Account of ${fullname || email}`}
        popoverTarget="account-menu"
      >
        <span className={styles.account}>{fullname || email}</span>
      </button>
      <Menu id="account-menu" name="Account">
        {hasMemberPages && <MenuItem href="/me/favorites">Your favourites</MenuItem>}
        {hasMemberPages && <MenuItem href="/me/collections">Collections</MenuItem>}
        {hasMemberPages && <MenuItem href={urls.ownProfiles()}>Profiles</MenuItem>}
        <MenuItem href={urls.account()}>Account</MenuItem>
        <MenuItem onChoose={signOut}>Sign out</MenuItem>
      </Menu>
    </div>
  );
}

/** A window of its own, so that the page stays where it is; where windows are blocked, the whole page. */
function openSignIn(): void {
  keepOnDevice(popupFlag, '1');
  const left = Math.max(0, window.screenX + (window.outerWidth - popupWidth) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - popupHeight) / 2);
  const place = `popup,width=${popupWidth},height=${popupHeight},left=${left},top=${top}`;
  if (window.open(urls.signIn(urls.signedIn()), 'sign-in', place)) {
    window.addEventListener('focus', dropFlag, { once: true });
    return;
  }
  dropFlag();
  navigate(urls.signIn(pathOf(new URL(location.href))));
}

/** A form of its own loads the next page as a document: nothing of a member stays in this one's memory. */
function signOut(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = urls.signOut();
  const action = document.createElement('input');
  action.type = 'hidden';
  action.name = 'action';
  action.value = 'sign-out';
  form.append(action);
  document.body.append(form);
  form.submit();
}
