import { atom } from 'jotai/vanilla';
import { pageAtom, type Store } from '#app/state/page.ts';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';

export type ColorMode = 'light' | 'dark';
export type ColorPreference = ColorMode | 'system';

export const colorModeKey = 'color-mode';

/** The canvas in both modes, for the browser's own bars. */
export const grounds: Record<ColorMode, string> = { light: '#f9fafb', dark: '#0b0d11' };

/** What the visitor wants; `system` until the device has said something else. */
export const preferenceAtom = atom<ColorPreference>('system');

/** What the operating system shows. */
export const systemModeAtom = atom<ColorMode>('light');

/** The value in force: the page's own mode, else the preference, else the system's. */
export const colorModeAtom = atom((get): ColorMode => {
  const forced = get(pageAtom).colorMode;
  if (forced) return forced;
  const preference = get(preferenceAtom);
  return preference === 'system' ? get(systemModeAtom) : preference;
});

/** A page may force light or dark; `system` is no mode that can be forced. */
export function forcedMode(value: ColorPreference | undefined): ColorMode | undefined {
  if (value !== 'system') return value;
  console.warn("A page cannot force the colour mode 'system'.");
  return undefined;
}

export function readPreference(text: string | null): ColorPreference {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Saves the choice; other tabs hear of it by the storage event. */
export const choosePreferenceAtom = atom(null, (_get, set, preference: ColorPreference) => {
  set(preferenceAtom, preference);
  keepOnDevice(colorModeKey, preference);
});

/** Keeps the atoms true to the device and the document true to the atoms, for the life of the tab. */
export function watchColorMode(store: Store): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const readSystem = () => store.set(systemModeAtom, dark.matches ? 'dark' : 'light');
  const readChoice = () => store.set(preferenceAtom, readPreference(readDevice(colorModeKey)));
  readSystem();
  readChoice();
  dark.addEventListener('change', readSystem);
  addEventListener('storage', (event) => {
    if (event.key === colorModeKey || event.key === null) readChoice();
  });
  const apply = () => show(store.get(colorModeAtom));
  store.sub(colorModeAtom, apply);
  apply();
}

function show(mode: ColorMode): void {
  document.documentElement.dataset.colorMode = mode;
  for (const tag of document.querySelectorAll('meta[name="theme-color"]')) {
    tag.setAttribute('content', grounds[mode]);
  }
}
