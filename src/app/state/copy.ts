import { atom } from 'jotai/vanilla';
import { addToastAtom } from '#app/state/toasts.ts';

/** Puts text on the clipboard and says so: `what` is its name in the notice, itself if left out. */
export const copyAtom = atom(null, async (_get, set, text: string, what: string = text) => {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  set(addToastAtom, {
    id: 'copied',
    kind: done ? 'success' : 'warning',
    text: done ? `Copied ${what}` : `The browser did not copy ${what}`,
  });
});
