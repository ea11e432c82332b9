import { useAtomValue, useStore } from 'jotai/react';
import { type ComponentType, useEffect, useState } from 'react';
import { track } from '#app/remote/track.ts';
import { useKnownSession } from '#app/remote/use-session.ts';
import { cookieOf, dismissal, readCookie } from '#app/state/modals.ts';
import { pageAtom } from '#app/state/page.ts';
import { pageViewsAtom } from '#app/state/page-views.ts';
import { promptAfterMs } from '#domain/limits.ts';
import { type Prompt, promptFor } from '#domain/prompt/prompt.ts';

export interface PromptProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Shown {
  prompt: Prompt;
  Modal: ComponentType<PromptProps>;
  isOpen: boolean;
}

/** Considers once a page view whether the newsletter's or the share dialog is due, and waits for a free moment. */
export function Prompts() {
  const store = useStore();
  const views = useAtomValue(pageViewsAtom);
  const session = useKnownSession();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!session) return undefined;
    const { user } = session;
    const due = promptFor({
      views,
      isSignedIn: user !== null,
      isSupporter: user?.has_access ?? false,
      newsletterCookie: readCookie(document.cookie, cookieOf('newsletter')),
      shareCookie: readCookie(document.cookie, cookieOf('share')),
    });
    if (!due) return undefined;
    return whenFree(
      () => store.get(pageAtom).status === 200 && !isBusy(),
      async () => {
        const Modal = await modals[due]();
        setShown({ prompt: due, Modal, isOpen: true });
        track({ type: 'modal', category: due });
      },
    );
  }, [views, session, store]);
  if (!shown) return null;
  const { prompt, Modal, isOpen } = shown;
  const close = () => {
    document.cookie = dismissal(prompt, location.protocol);
    setShown({ ...shown, isOpen: false });
  };
  return <Modal isOpen={isOpen} onClose={close} />;
}

const modals: Record<Prompt, () => Promise<ComponentType<PromptProps>>> = {
  newsletter: async () => (await import('#app/layouts/newsletter-modal.tsx')).NewsletterModal,
  share: async () => (await import('#app/layouts/share-modal.tsx')).ShareModal,
};

/** Looks every second until it may act; gives the way to stop. A dialog that does not come is not missed. */
function whenFree(isFree: () => boolean, act: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    if (!isFree()) return;
    clearInterval(timer);
    act().catch(() => {});
  }, promptAfterMs);
  return () => clearInterval(timer);
}

/** Someone types, or has a dialog, panel or menu open, or another tab. */
function isBusy(): boolean {
  const active = document.activeElement;
  return (
    document.visibilityState === 'hidden' ||
    (active instanceof HTMLElement && active.isContentEditable) ||
    active?.matches('input, textarea, select') === true ||
    document.querySelector('dialog[open], :popover-open:not([role="tooltip"])') !== null
  );
}
