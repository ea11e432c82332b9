import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';

/**
 * Reads an atom that holds what only this browser knows. While the server renders and while React hydrates the
 * value is `unknown`, so both agree; the device's own value follows in the same task.
 */
export function useDeviceValue<T>(atom: Atom<T>, unknown: T): T {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => store.sub(atom, listener),
    () => store.get(atom),
    () => unknown,
  );
}
