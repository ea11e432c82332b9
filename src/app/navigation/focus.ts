/**
 * Moves the focus to the new page's heading, which screen readers then read. Someone who works in an open panel
 * (choosing several filters) stays there, and so does who has gone on before the heading could be focused.
 */
export function focusPage(): void {
  const before = document.activeElement;
  // Focus asks for the layout at once: after the paint it is there for nothing.
  requestAnimationFrame(() => setTimeout(() => focusHeading(before)));
}

function focusHeading(before: Element | null): void {
  const { activeElement: now } = document;
  if (now !== before && now !== document.body) return;
  if (now?.closest(':popover-open')) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
