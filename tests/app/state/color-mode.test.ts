import { describe, expect, it, vi } from 'vitest';
import {
  colorModeAtom,
  forcedMode,
  preferenceAtom,
  readPreference,
  systemModeAtom,
} from '#app/state/color-mode.ts';
import { createAppStore, pageAtom } from '#app/state/page.ts';
import type { View } from '#app/view.ts';

const plain: View = {
  status: 200,
  build: 'b',
  route: 'home',
  layout: 'default',
  data: {},
  meta: { title: 't' },
  path: '/',
  Page: () => null,
};

describe('the colour mode in force', () => {
  it('follows the system, live, while the preference is system', () => {
    const store = createAppStore(plain);
    store.set(systemModeAtom, 'dark');
    expect(store.get(colorModeAtom)).toBe('dark');
    store.set(systemModeAtom, 'light');
    expect(store.get(colorModeAtom)).toBe('light');
  });

  it('is the preference, whatever the system shows', () => {
    const store = createAppStore(plain);
    store.set(systemModeAtom, 'dark');
    store.set(preferenceAtom, 'light');
    expect(store.get(colorModeAtom)).toBe('light');
  });

  it('is the mode that the page forces, above the preference, and the preference again on the next page', () => {
    const store = createAppStore({ ...plain, colorMode: 'dark' });
    store.set(preferenceAtom, 'light');
    expect(store.get(colorModeAtom)).toBe('dark');
    store.set(pageAtom, plain);
    expect(store.get(colorModeAtom)).toBe('light');
  });
});

describe('forcing a mode', () => {
  it('takes light and dark, and refuses system with a warning', () => {
    expect(forcedMode('dark')).toBe('dark');
    expect(forcedMode(undefined)).toBeUndefined();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(forcedMode('system')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockClear();
  });
});

describe('the saved preference', () => {
  it('is system unless it says light or dark', () => {
    expect(readPreference('dark')).toBe('dark');
    for (const text of [null, '', 'system', 'sepia', '{"dark":1}']) {
      expect(readPreference(text)).toBe('system');
    }
  });
});
