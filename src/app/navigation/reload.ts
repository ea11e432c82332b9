import { reloadGuardMs } from '#domain/limits.ts';

const guardKey = 'reload-guard';

/** Each browser says in its own words that a chunk could not be loaded; the words are in the test. */
const chunkError =
  /dynamically imported module|importing a module script|preload css|javascript(-or-wasm)? (mime type|module script)/i;

export function isChunkError(error: unknown): boolean {
  return chunkError.test(String(error));
}

/** Loads the page anew, at most once in ten seconds. Gives false when it did so a moment ago, and offline, where the page would be lost. */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now = Date.now(),
  reload = () => location.reload(),
  isOnline = navigator.onLine,
): boolean {
  if (!isOnline || Number(storage.getItem(guardKey)) > now) return false;
  storage.setItem(guardKey, String(now + reloadGuardMs));
  reload();
  return true;
}

/** Chunks that fail outside a navigation (preloads, lazy parts) end up here. */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
