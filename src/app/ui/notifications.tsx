import { useAtomValue } from 'jotai/react';
import { type ComponentType, useEffect, useState } from 'react';
import { shownToastsAtom } from '#app/state/toasts.ts';
import styles from './notifications.module.css';

/** Always in the page, so that screen readers know the region before its first toast, which brings the rest. */
export function Notifications() {
  const toasts = useAtomValue(shownToastsAtom);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const isNeeded = toasts.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    import('#app/ui/toast.tsx').then(
      (part) => setToasts(() => part.Toasts),
      () => setToasts(() => Words),
    );
  }, [isNeeded]);
  return (
    <section className={styles.region} aria-label="Notifications" aria-live="polite">
      {isNeeded && Toasts && <Toasts />}
    </section>
  );
}

/** What is left of toasts without a connection: that is when they matter. */
function Words() {
  return useAtomValue(shownToastsAtom).map(({ id, text }) => <p key={id}>{text}</p>);
}
