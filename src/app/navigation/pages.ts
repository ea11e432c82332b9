import type { ComponentType } from 'react';
import { ErrorPage, errorRoute } from '#app/error-page.tsx';
import { forcedMode } from '#app/state/color-mode.ts';
import type { Payload, View } from '#app/view.ts';

/** One chunk per page, by the page's file below src/routes. */
export type PageFiles = Record<string, () => Promise<unknown>>;
export type ViewOf = (payload: Payload, path: string) => Promise<View>;

interface PageModule {
  Page: View['Page'];
}

/** Gives a payload its component: the route's id names the folder. */
export function viewMaker(files: PageFiles): ViewOf {
  return async (payload, path) => {
    const { colorMode, ...rest } = payload;
    const forced = forcedMode(colorMode);
    const Page = await pageOf(files, payload.route);
    return { ...rest, ...(forced ? { colorMode: forced } : {}), path, Page };
  };
}

async function pageOf(files: PageFiles, route: string): Promise<View['Page']> {
  if (route === errorRoute) return ErrorPage as unknown as ComponentType<Record<string, unknown>>;
  const load = files[`./${route}/page.tsx`];
  if (!load) throw new Error(`no page for route ${route}`);
  const module = (await load()) as PageModule;
  return module.Page;
}
