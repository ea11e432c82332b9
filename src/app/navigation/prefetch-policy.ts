import { isPageUrl, pathOf } from '#app/navigation/page-url.ts';

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
  // A member's own pages change with every click elsewhere.
  if (/\/sign-out$|^\/me\b/.test(url.pathname) || pathOf(url) === pathOf(current)) return null;
  return pathOf(url);
}
