import { collectAgainMs } from '#domain/limits.ts';

const key = 'collecting';

/** What was to be collected, and on which page, while somebody signs in: documents may come between. */
export function rememberCollecting(what: string, path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ what, path, at: Date.now() }));
  } catch {
    // A tab that keeps nothing asks for a second press.
  }
}

/** Its button, once, when it stands on this page and was pressed not long ago. */
export function takeRemembered(path: string): HTMLButtonElement | null {
  try {
    const { what, path: from, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (from !== path) return null;
    sessionStorage.removeItem(key);
    if (Date.now() - at > collectAgainMs) return null;
    const buttons = document.querySelectorAll<HTMLButtonElement>('main button[name="collect"]');
    return [...buttons].find(({ value }) => value === what) ?? null;
  } catch {
    return null;
  }
}
