import { useSetAtom } from 'jotai/react';
import { copyAtom } from '#app/state/copy.ts';

/** The device's own way to share where it has one, else the page's address is copied. */
export function ShareButton({ title }: { title: string }) {
  const copy = useSetAtom(copyAtom);
  async function share() {
    const url = location.href;
    // Closing the device's own dialog is no failure.
    if ('share' in navigator) await navigator.share({ title, url }).catch(() => {});
    else await copy(url, 'the link');
  }
  return (
    <button type="button" className="btn" onClick={() => void share()}>
      Share
    </button>
  );
}
