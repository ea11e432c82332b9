import { collectAgainMs } from '#domain/limits.ts';

const key = 'collecting';

/** What was to be collected, and on which page, while somebody signs in: documents may come between. */
export function rememberCollecting(what: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ what, path: pathNow(), at: Date.now() }));
  } catch {
    // A tab that keeps nothing asks for a second press.
  }
}

/** Its button, once, when it stands on this page and was pressed not long ago. */
export function takeRemembered(): HTMLButtonElement | null {
  try {
    const { what, path, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (path !== pathNow()) return null;
    sessionStorage.removeItem(key);
    if (Date.now() - at > collectAgainMs) return null;
    const buttons = document.querySelectorAll<HTMLButtonElement>('main button[name="collect"]');
    return [...buttons].find(({ value }) => value === what) ?? null;
  } catch {
    return null;
  }
}

function pathNow(): string {
  return location.pathname + location.search;
}
