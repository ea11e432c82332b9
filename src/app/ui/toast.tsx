import { useAtomValue, useSetAtom } from 'jotai/react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import {
  dismissToastAtom,
  removeToastAtom,
  shownToastsAtom,
  type Toast,
} from '#app/state/toasts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useCountdown } from '#app/ui/toast-countdown.ts';
import { toastStyles } from '#app/ui/toast-styles.ts';
import { useSwipe } from '#app/ui/toast-swipe.ts';
import { toastExitMs } from '#domain/limits.ts';
import styles from './toast.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

/** The list in the region. Pointer or focus on any toast holds them all. */
export function Toasts() {
  const toasts = useAtomValue(shownToastsAtom);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const before = useRef<EventTarget | null>(null);
  return (
    <ol
      className={styles.list}
      onPointerEnter={({ pointerType }) => setPointed(pointerType !== 'touch')}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        if (isFromOutside(event)) before.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Note
          key={toast.id}
          toast={toast}
          isHeld={isPointed || isFocused}
          giveFocusBack={() => {
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        />
      ))}
    </ol>
  );
}

interface NoteProps {
  toast: Toast;
  isHeld: boolean;
  giveFocusBack: () => void;
}

function Note({ toast, isHeld, giveFocusBack }: NoteProps) {
  const setLeaving = useSetAtom(dismissToastAtom);
  const remove = useSetAtom(removeToastAtom);
  const item = useRef<HTMLLIElement>(null);
  const { id, kind, text, detail, action, leaving = false } = toast;
  const { ms, swipePx } = toastStyles[toast.style ?? 'note'];
  const dismiss = () => {
    if (item.current?.contains(document.activeElement)) giveFocusBack();
    setLeaving(id);
  };
  useCountdown(toast, action || leaving ? null : ms, isHeld, dismiss);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => remove(id), toastExitMs);
    return () => clearTimeout(timer);
  }, [leaving, id, remove]);
  useSwipe(item, swipePx, dismiss);
  return (
    <li ref={item} className={styles.toast} data-kind={kind} data-leaving={leaving || undefined}>
      <Icon name={icons[kind]} />
      <div className={styles.words}>
        <p className={detail ? styles.strong : undefined}>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={`btn ${styles.action}`}
          onClick={() => {
            action.run();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={`icon-btn ${styles.close}`}
        aria-label="Dismiss notification"
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function isFromOutside({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
