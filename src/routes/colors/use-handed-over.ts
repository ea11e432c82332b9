import { useEffect, useState } from 'react';

export interface HandedOver {
  /** The last that were pasted, dropped or chosen, a new list each time; null before. */
  files: readonly File[] | null;
  onFiles(files: readonly File[]): void;
}

/** The files that are pasted or dropped anywhere on the page. */
export function useHandedOver(): HandedOver {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  useEffect(() => {
    function take(event: Event, transfer: DataTransfer | null) {
      const { target } = event;
      const isTyping = target instanceof Element && target.closest('input, textarea');
      if (!transfer?.types.includes('Files') || isTyping) return;
      event.preventDefault();
      // While it is dragged its files are not told.
      if (transfer.files.length > 0) setFiles([...transfer.files]);
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drag = (event: DragEvent) => take(event, event.dataTransfer);
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
    };
  }, []);
  return { files, onFiles: setFiles };
}
