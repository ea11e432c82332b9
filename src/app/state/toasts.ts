import { atom } from 'jotai/vanilla';
import { toastsKept, toastsShown } from '#domain/limits.ts';

export interface Toast {
  id: string;
  kind: 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** A note unless it says otherwise. */
  style?: ToastStyle;
  /** A second line. */
  detail?: string;
  /** With an action it stays until it is dismissed. */
  action?: ToastAction;
  /** Leaving: shown for the exit animation, then removed. */
  leaving?: boolean;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

export type ToastStyle = 'note' | 'notice';

export const toastsAtom = atom<readonly Toast[]>([]);

/** Where toasts stand in open dialogs, the top one last: what is outside a modal dialog is inert. */
export const toastPlacesAtom = atom<readonly HTMLElement[]>([]);

/** The newest three. */
export const shownToastsAtom = atom((get) => get(toastsAtom).slice(-toastsShown));

/** Adds a toast at the end and keeps the last five; one with a known id is updated where it stands. */
export const addToastAtom = atom(null, (_get, set, toast: Toast) =>
  set(toastsAtom, (toasts) =>
    toasts.some(({ id }) => id === toast.id)
      ? toasts.map((other) => (other.id === toast.id ? toast : other))
      : [...toasts, toast].slice(-toastsKept),
  ),
);

/** First step of going: the exit animation. */
export const dismissToastAtom = atom(null, (_get, set, id: string) =>
  set(toastsAtom, (toasts) => toasts.map((t) => (t.id === id ? { ...t, leaving: true } : t))),
);

export const removeToastAtom = atom(null, (_get, set, id: string) =>
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
);
