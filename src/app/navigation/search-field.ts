/** The page's search field where one can be seen, else the button that opens it, as on phones. */
export function findSearch(): HTMLElement | undefined {
  return seen('input[type="search"]') ?? seen('button[popovertarget="search"]');
}

function seen(selector: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(selector);
  return [...found].find((one) => one.checkVisibility({ visibilityProperty: true }));
}
