import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import { rememberCollecting, takeRemembered } from '#app/members/collect-again.ts';
import { navigate } from '#app/navigation/navigate.ts';
import { useKnownSession } from '#app/remote/use-session.ts';
import { collectingAtom } from '#app/state/collecting.ts';
import { pageAtom } from '#app/state/page.ts';
import { addToastAtom, dismissToastAtom } from '#app/state/toasts.ts';
import { urls } from '#domain/urls.ts';

const CollectPopover = lazy(async () => {
  const { CollectPopover: Shown } = await import('#app/members/collect-popover.tsx');
  return { default: Shown };
});

const notice = 'sign-in';

/** Opens the popover of the collection button that was pressed; signed out, once somebody has signed in. */
export function Collecting() {
  const [button, setButton] = useAtom(collectingAtom);
  const addToast = useSetAtom(addToastAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const { path } = useAtomValue(pageAtom);
  const session = useKnownSession();
  const isSignedOut = session?.user === null;
  const isSignedIn = Boolean(session?.user);
  useEffect(() => {
    if (!button || !isSignedOut) return;
    rememberCollecting(button.value, path);
    setButton(null);
    addToast({
      id: notice,
      kind: 'info',
      text: 'You need to be signed in',
      action: {
        label: 'Sign in',
        run: () => navigate(urls.auth(path)),
      },
    });
  }, [button, isSignedOut, path, setButton, addToast]);
  useEffect(() => {
    const again = isSignedIn ? takeRemembered(path) : null;
    if (!again) return;
    dismissToast(notice);
    again.scrollIntoView({ block: 'nearest' });
    setButton(again);
  }, [isSignedIn, path, setButton, dismissToast]);
  if (!button || !isSignedIn) return null;
  return (
    <Suspense>
      <CollectPopover key={button.value} button={button} onClose={() => setButton(null)} />
    </Suspense>
  );
}
