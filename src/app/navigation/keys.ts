import { findSearch } from '#app/navigation/search-field.ts';
import { quietly } from '#app/remote/http.ts';
import { hearFirst } from '#app/state/hear-first.ts';
import type { Store } from '#app/state/page.ts';

const known = /^[jkofcgw?/[\]]$/;

/** Single keys act on the page unless someone types or holds another key. What they do comes with the first of them. */
export function watchKeys(store: Store): void {
  hearFirst('keydown', (event) => {
    const { key, target } = event;
    if (!known.test(key) || isElsewhere(event)) return;
    // Browsers that search the page with it keep it where there is nothing else to search.
    if (key === '/' && !findSearch()) return;
    const isOwn = key === '/' || key === '?';
    if (isOwn) event.preventDefault();
    setTimeout(() => {
      // Others may have taken it by now.
      if (isOwn || !event.defaultPrevented) void act(key, target);
    });
  });
  const act = (key: string, target: EventTarget | null) =>
    quietly('shortcuts', async () => {
      const { press } = await import('#app/navigation/shortcuts.ts');
      press(key, target, store);
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
