import type { ToastStyle } from '#app/state/toasts.ts';
import { toastLongMs, toastLongSwipePx, toastMs, toastSwipePx } from '#domain/limits.ts';

/** How long each style stays, and how far it is swiped to be rid of it. */
export const toastStyles: Record<ToastStyle, { ms: number; swipePx: number }> = {
  note: { ms: toastMs, swipePx: toastSwipePx },
  notice: { ms: toastLongMs, swipePx: toastLongSwipePx },
};
