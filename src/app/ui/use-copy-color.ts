import { useSetAtom } from 'jotai/react';
import { addToastAtom, type Toast } from '#app/state/toasts.ts';
import { copyText } from '#app/ui/copy-text.ts';

/** Copies a value and says so in the notifications, which are read out. */
export function useCopyColor(): (hex: string) => void {
  const addToast = useSetAtom(addToastAtom);
  return (hex) => {
    void copyColor(hex).then(addToast);
  };
}

/** Copies a value and gives what to say about it. */
export async function copyColor(hex: string): Promise<Toast> {
  const done = await copyText(hex);
  return {
    id: 'copied',
    kind: done ? 'success' : 'warning',
    text: done ? `Copied ${hex}` : `${hex} could not be copied: the browser refused`,
  };
}
