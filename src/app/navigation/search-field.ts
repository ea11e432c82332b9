/** The page's search field, where it has one that can be seen. */
export function findSearchField(): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('input[type="search"]');
  return [...fields].find((field) => field.checkVisibility({ visibilityProperty: true }));
}
