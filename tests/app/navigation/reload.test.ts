import { describe, expect, it } from 'vitest';
import { isChunkError, reloadOnce } from '#app/navigation/reload.ts';

describe('a chunk that cannot be loaded', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/assets/page.js', // Chromium
    'error loading dynamically imported module: https://a.example/assets/page.js', // Firefox
    'Importing a module script failed.', // Safari
    'Unable to preload CSS for /assets/page.css', // Vite
    "'text/html' is not a valid JavaScript MIME type.", // Safari
    'Failed to load module script: Expected a JavaScript-or-Wasm module script', // Chromium
  ])('is recognised by %j', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('is not any other failure', () => {
    expect(isChunkError(new TypeError('Failed to fetch'))).toBe(false);
    expect(isChunkError(new Error('x is not a function'))).toBe(false);
  });
});

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('reloading', () => {
  it('F10: happens once however often a chunk is missed within ten seconds', () => {
    const storage = memory();
    let reloads = 0;
    for (let time = 0; time < 100; time++) {
      reloadOnce(storage, 1_000 + time * 99, () => reloads++, true);
    }
    expect(reloads).toBe(1);
  });

  it('happens at most once in ten seconds', () => {
    const storage = memory();
    let reloads = 0;
    const reload = () => {
      reloads++;
    };
    expect(reloadOnce(storage, 1_000, reload, true)).toBe(true);
    expect(reloadOnce(storage, 10_999, reload, true)).toBe(false);
    expect(reloadOnce(storage, 11_001, reload, true)).toBe(true);
    expect(reloads).toBe(2);
  });

  it('does not happen offline, where nothing would come in its place', () => {
    const storage = { getItem: () => null, setItem: expect.fail };
    expect(reloadOnce(storage, 1_000, expect.fail, false)).toBe(false);
  });
});
