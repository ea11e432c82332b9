import { atom } from 'jotai/vanilla';

/** Whether the list of keys is shown. */
export const shortcutsOpenAtom = atom(false);
