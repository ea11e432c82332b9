import { atom } from 'jotai/vanilla';
import { keepOnDevice, readDevice } from '#app/state/storage.ts';

export const pageViewsKey = 'page-views';

/** Pages seen on this device, for the rules of the newsletter and share prompts. */
export const pageViewsAtom = atom(0);

export const countPageViewAtom = atom(null, (_get, set) => {
  const views = readViews(readDevice(pageViewsKey)) + 1;
  keepOnDevice(pageViewsKey, String(views));
  set(pageViewsAtom, views);
});

export function readViews(text: string | null): number {
  const views = Number(text);
  return Number.isSafeInteger(views) && views > 0 ? views : 0;
}
