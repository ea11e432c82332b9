import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePreferenceAtom, preferenceAtom, watchColorMode } from '#app/state/color-mode.ts';
import { chooseDensityAtom, densityAtom, watchDensity } from '#app/state/density.ts';
import { favoritesAtom, toggleFavoriteAtom, watchFavorites } from '#app/state/favorites.ts';
import { createAppStore, type Store } from '#app/state/page.ts';
import { countPageViewAtom, pageViewsAtom } from '#app/state/page-views.ts';

/** What the browser is to these atoms: a device, a document, and word from other tabs. */
class Device extends EventTarget {
  readonly kept = new Map<string, string>();
  refuses = false;

  getItem(key: string): string | null {
    if (this.refuses) throw new DOMException('denied', 'SecurityError');
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, text);
  }

  /** Another tab has changed this key, or cleared all. */
  tell(key: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
  }
}

let device: Device;
let dataset: Record<string, string>;
let store: Store;

beforeEach(() => {
  device = new Device();
  dataset = {};
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  store = createAppStore({
    status: 200,
    build: 'b',
    route: 'home',
    layout: 'default',
    data: {},
    meta: { title: 't' },
    path: '/',
    Page: () => null,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a device that refuses storage', () => {
  beforeEach(() => {
    device.refuses = true;
  });

  it('keeps favourites for as long as the tab', () => {
    watchFavorites(store);
    store.set(toggleFavoriteAtom, 'websites/7');
    expect(store.get(favoritesAtom)).toEqual(['websites/7']);
    store.set(toggleFavoriteAtom, 'websites/7');
    expect(store.get(favoritesAtom)).toEqual([]);
  });

  it('shows the density that is chosen', () => {
    watchDensity(store);
    store.set(chooseDensityAtom, 'compact');
    expect(store.get(densityAtom)).toBe('compact');
    expect(dataset.density).toBe('compact');
  });

  it('shows the colour mode that is chosen', () => {
    watchColorMode(store);
    store.set(choosePreferenceAtom, 'dark');
    expect(store.get(preferenceAtom)).toBe('dark');
    expect(dataset.colorMode).toBe('dark');
  });

  it('counts each page view as the first', () => {
    store.set(countPageViewAtom);
    store.set(countPageViewAtom);
    expect(store.get(pageViewsAtom)).toBe(1);
  });
});

describe('another tab', () => {
  it('that clears the device resets density, favourites and colour mode', () => {
    for (const [key, text] of [
      ['density', 'compact'],
      ['favorites', 'websites/3,websites/4'],
      ['color-mode', 'dark'],
    ] as const) {
      device.setItem(key, text);
    }
    dataset.density = 'compact';
    watchDensity(store);
    watchFavorites(store);
    watchColorMode(store);
    expect(store.get(densityAtom)).toBe('compact');
    expect(store.get(favoritesAtom)).toEqual(['websites/3', 'websites/4']);
    device.kept.clear();
    device.tell(null);
    expect(store.get(densityAtom)).toBe('comfortable');
    expect(dataset.density).toBe('comfortable');
    expect(store.get(favoritesAtom)).toEqual([]);
    expect(dataset.colorMode).toBe('light');
    expect([...device.kept.keys()]).toEqual([]);
  });

  it('that chooses a density is followed, and nothing is written again', () => {
    watchDensity(store);
    device.setItem('density', 'compact');
    const write = vi.spyOn(device, 'setItem');
    device.tell('density');
    device.tell('unknown');
    expect(store.get(densityAtom)).toBe('compact');
    expect(write).not.toHaveBeenCalled();
  });
});
