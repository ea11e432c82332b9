import { isOwnPage, isPageUrl, pathOf } from '#app/navigation/page-url.ts';

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No fetching ahead for visitors who pay by the byte or wait long for every one. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && connection?.effectiveType !== 'slow-2g';
}

/** The path to fetch ahead for a link, or null: same host, another page than this one, nothing that acts or counts. */
export function pathToPrefetch(href: string, here: string): string | null {
  const url = URL.parse(href, here);
  const current = new URL(here);
  if (!url || !isPageUrl(url, current.origin)) return null;
  if (url.pathname.endsWith('/sign-out') || isOwnPage(url.pathname)) return null;
  if (pathOf(url) === pathOf(current)) return null;
  return pathOf(url);
}
