import { findSearch } from '#app/navigation/search-field.ts';
import { quietly } from '#app/remote/http.ts';
import type { Store } from '#app/state/page.ts';

const known = /^[jkofcgw?/[\]]$/;

/** Single keys act on the page unless someone types or holds another key. What they do comes with the first of them. */
export function watchKeys(store: Store): void {
  addEventListener('keydown', (event) => {
    if (!known.test(event.key) || event.defaultPrevented || isElsewhere(event)) return;
    const { target } = event;
    // Browsers that search the page with it keep it where there is nothing else to search.
    if (event.key === '/' && !findSearch()) return;
    if (event.key === '/' || event.key === '?') event.preventDefault();
    void quietly('shortcuts', async () => {
      const { press } = await import('#app/navigation/shortcuts.ts');
      press(event.key, target, store);
    });
  });
}

/** In a field, a menu or a dialog, or with a modifier that makes it the browser's. */
function isElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  return (
    target.isContentEditable ||
    target.closest('input:not([type="radio"]), textarea, select, [role="menu"], dialog') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}
