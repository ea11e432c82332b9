import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { removeToastAtom, shownToastsAtom, toastPlacesAtom } from '#app/state/toasts.ts';
import styles from './notifications.module.css';

interface List {
  Toasts: ComponentType;
  /** Moved, not made anew, when a dialog opens or closes: toasts go on where they were. */
  host: HTMLElement;
}

/** Always in the page, so that screen readers know the region before its first toast, which brings the rest. */
export function Notifications() {
  const isNeeded = useAtomValue(shownToastsAtom).length > 0;
  const place = useAtomValue(toastPlacesAtom).at(-1);
  const region = useRef<HTMLElement>(null);
  const [list, setList] = useState<List | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const show = (Toasts: ComponentType) =>
      setList((now) => ({ Toasts, host: now?.host ?? document.createElement('div') }));
    loadToasts().then(show, () => show(Words));
  }, [isNeeded]);
  const host = list?.host;
  useLayoutEffect(() => {
    const home = place ?? region.current;
    if (host && home) move(host, home);
  }, [host, place]);
  return (
    <section ref={region} className={styles.region} aria-label="Notifications" aria-live="polite">
      {isNeeded && list && createPortal(<list.Toasts />, list.host)}
    </section>
  );
}

/** Vite takes a `then` behind the import for a part of it, which a style sheet that does not come passes by. */
async function loadToasts(): Promise<ComponentType> {
  const { Toasts } = await import('#app/ui/toast.tsx');
  return Toasts;
}

/** Without animating anew or losing the focus, where the browser can. */
function move(host: HTMLElement, home: HTMLElement): void {
  if (host.isConnected && 'moveBefore' in home) home.moveBefore(host, null);
  else home.append(host);
}

/** What is left of toasts without a connection: that is when they matter. */
function Words() {
  const remove = useSetAtom(removeToastAtom);
  return useAtomValue(shownToastsAtom).map(({ id, text, action }) => (
    <p key={id} className={styles.words}>
      {text}
      <button
        type="button"
        className="btn"
        onClick={() => {
          action?.run();
          remove(id);
        }}
      >
        {action?.label ?? 'Dismiss'}
      </button>
    </p>
  ));
}
