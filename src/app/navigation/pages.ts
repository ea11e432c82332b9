import type { ComponentType } from 'react';
import { ErrorPage, errorRoute } from '#app/error-page.tsx';
import { forcedMode } from '#app/state/color-mode.ts';
import type { Payload, View } from '#app/view.ts';

/** One chunk per page, by the page's file below src/routes. */
export type PageFiles = Record<string, () => Promise<unknown>>;
export type ViewOf = (payload: Payload, path: string) => Promise<View>;

interface PageModule {
  Page: View['Page'];
  parts?: Record<string, { ready(): Promise<unknown> }>;
}

/**
 * Gives a payload its component: the route's id names the folder. `asleep`: the page stands there already, and those of
 * its parts that can wait do (`far`).
 */
export function viewMaker(files: PageFiles, { asleep = false } = {}): ViewOf {
  return async (payload, path) => {
    const { colorMode, ...rest } = payload;
    const forced = forcedMode(colorMode);
    const Page = await pageOf(files, payload.route, asleep);
    return { ...rest, ...(forced ? { colorMode: forced } : {}), path, Page };
  };
}

async function pageOf(files: PageFiles, route: string, asleep: boolean): Promise<View['Page']> {
  if (route === errorRoute) return ErrorPage as unknown as ComponentType<Record<string, unknown>>;
  const load = files[`./${route}/page.tsx`];
  if (!load) throw new Error(`no page for route ${route}`);
  const { Page, parts = {} } = (await load()) as PageModule;
  if (!asleep) await Promise.all(Object.values(parts).map((part) => part.ready()));
  return Page;
}
