import { reloadGuardMs } from '#domain/limits.ts';

const guardKey = 'reload-guard';

/** Each browser says in its own words that a chunk could not be loaded. */
const chunkErrors = [
  /failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // Vite
  /is not a valid javascript mime type/i, // Safari, when a server answers with its error page
  /expected a javascript(-or-wasm)? module script/i, // Chromium, likewise
];

export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return chunkErrors.some((pattern) => pattern.test(text));
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
