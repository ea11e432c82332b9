/**
 * Moves the focus to the new page's heading, which screen readers then read. Someone who works in an open panel
 * (choosing several filters) stays there.
 */
export function focusPage(): void {
  // Focus asks for the layout at once: after the paint it is there for nothing.
  requestAnimationFrame(() => setTimeout(focusHeading));
}

function focusHeading(): void {
  if (document.activeElement?.closest(':popover-open')) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
