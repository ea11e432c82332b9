const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** The safe choice (`data-first`), else what the browser chose. */
export function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-first]')?.focus();
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target' | 'preventDefault'>;

/** Tab goes round inside: natively it would leave for the browser's own buttons. */
export function keepFocus(dialog: HTMLDialogElement, event: KeyPress): void {
  if (event.key !== 'Tab' || topDialog(event.target) !== dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => topDialog(element) === dialog && element.checkVisibility(),
  );
  const [first] = stops;
  const last = stops.at(-1);
  const active = document.activeElement;
  const isAtEnd = event.shiftKey ? active === first || active === dialog : active === last;
  if (!first || !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function topDialog(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('dialog') : null;
}

/** The page behind keeps its place, and its width where the scroll bar took some. */
export function lockScroll(): void {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
}

/** Once the last dialog is closed. */
export function releaseScroll(): void {
  if (document.querySelector('dialog:modal')) return;
  const { style } = document.documentElement;
  style.overflow = '';
  style.scrollbarGutter = '';
}
