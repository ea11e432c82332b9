import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import {
  dismissToastAtom,
  removeToastAtom,
  shownToastsAtom,
  type Toast,
} from '#app/state/toasts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { toastExitMs, toastMs } from '#domain/limits.ts';
import styles from './notifications.module.css';

/** Always in the page, so that screen readers know the region before its first toast. */
export function Notifications() {
  const toasts = useAtomValue(shownToastsAtom);
  return (
    <section className={styles.region} aria-label="Notifications" aria-live="polite">
      <ol>
        {toasts.map((toast) => (
          <Note key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

/** Goes after 4 s, unless the pointer or the focus is on it. */
function Note({ toast }: { toast: Toast }) {
  const dismiss = useSetAtom(dismissToastAtom);
  const remove = useSetAtom(removeToastAtom);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const { id, leaving } = toast;
    if (held && !leaving) return;
    const timer = leaving
      ? setTimeout(() => remove(id), toastExitMs)
      : setTimeout(() => dismiss(id), toastMs);
    return () => clearTimeout(timer);
  }, [held, toast, dismiss, remove]);
  return (
    <li
      className={styles.toast}
      data-kind={toast.kind}
      data-leaving={toast.leaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{toast.text}</p>
      <button
        type="button"
        className="icon-btn"
        aria-label="Dismiss notification"
        onClick={() => dismiss(toast.id)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
