import { useSetAtom } from 'jotai/react';
import { addToastAtom } from '#app/state/toasts.ts';
import { copyText } from '#app/ui/copy-text.ts';

/** Copies a value and says so in the notifications, which are read out. */
export function useCopyColor(): (hex: string) => void {
  const addToast = useSetAtom(addToastAtom);
  return (hex) => {
    void copyText(hex).then((done) =>
      addToast({
        id: 'copied',
        kind: done ? 'success' : 'warning',
        text: done ? `Copied ${hex}` : `${hex} could not be copied: the browser refused`,
      }),
    );
  };
}
