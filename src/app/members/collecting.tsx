import { useAtom, useSetAtom } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import { navigate } from '#app/navigation/navigate.ts';
import { useKnownSession } from '#app/remote/use-session.ts';
import { collectingAtom } from '#app/state/collecting.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import { urls } from '#domain/urls.ts';

const CollectPopover = lazy(async () => {
  const { CollectPopover: Shown } = await import('#app/members/collect-popover.tsx');
  return { default: Shown };
});

/** Opens the popover of the collection button that was pressed, or says that one has to be signed in. */
export function Collecting() {
  const [button, setButton] = useAtom(collectingAtom);
  const addToast = useSetAtom(addToastAtom);
  const session = useKnownSession();
  const isSignedOut = session?.user === null;
  useEffect(() => {
    if (!button || !isSignedOut) return;
    setButton(null);
    addToast({
      id: 'sign-in',
      kind: 'info',
      text: 'You need to be signed in',
      action: {
        label: 'Sign in',
        run: () => navigate(urls.auth(location.pathname + location.search)),
      },
    });
  }, [button, isSignedOut, setButton, addToast]);
  if (!button || !session?.user) return null;
  return (
    <Suspense>
      <CollectPopover key={button.value} button={button} onClose={() => setButton(null)} />
    </Suspense>
  );
}
