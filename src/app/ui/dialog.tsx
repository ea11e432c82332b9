import { useSetAtom } from 'jotai/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { toastPlacesAtom } from '#app/state/toasts.ts';
import { focusFirst, keepFocus, lockScroll, releaseScroll } from '#app/ui/modal.ts';
import { type Phase, usePhase } from '#app/ui/phase.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Its own among the dialogs of a page: the heading's id is made from it. */
  id: string;
  /** The heading, which names the dialog. */
  title: string;
  isOpen: boolean;
  /** Escape, a press on the scrim, or a button of its own. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: inert behind, Escape closes the top one, the focus goes back where it was. It is
 * unmounted once its exit animation is over. What has `data-first` is focused on opening.
 */
export function Dialog(props: DialogProps) {
  const phase = usePhase(props.isOpen);
  return phase !== 'unmounted' && <Modal {...props} phase={phase} shape={styles.middle} />;
}

interface ModalProps extends DialogProps {
  phase: Phase;
  shape: string | undefined;
  /** Beside the heading. */
  corner?: ReactNode;
}

export function Modal({ id, title, phase, shape, corner, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLElement>(null);
  const setToastPlaces = useSetAtom(toastPlacesAtom);
  const pressed = useRef(false);
  const isOpen = phase === 'open';
  useLayoutEffect(() => {
    const element = dialog.current;
    const place = toasts.current;
    if (!element || !place || !isOpen) return undefined;
    lockScroll();
    element.showModal();
    place.showPopover();
    setToastPlaces((places) => [...places, place]);
    focusFirst(element);
    // React's events from the toasts in it pass the dialog by.
    const keepFromToasts = (event: KeyboardEvent) => keepFocus(element, event);
    place.addEventListener('keydown', keepFromToasts);
    return () => {
      place.removeEventListener('keydown', keepFromToasts);
      setToastPlaces((places) => places.filter((other) => other !== place));
      element.close();
      releaseScroll();
    };
  }, [isOpen, setToastPlaces]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${shape}`}
      aria-labelledby={`${id}-title`}
      data-state={phase}
      // React lets the event of a dialog inside rise to this one.
      onClose={(event) => {
        if (isOpen && event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => keepFocus(event.currentTarget, event)}
      // Both ends of the press: text that is selected out of the box must not close it.
      onPointerDown={(event) => {
        pressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressed.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {corner}
        </div>
        {children}
      </div>
      <section
        ref={toasts}
        className={styles.toasts}
        popover="manual"
        aria-label="Notifications"
        aria-live="polite"
      />
    </dialog>
  );
}
