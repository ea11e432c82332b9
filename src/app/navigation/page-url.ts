const notPages = /^\/(?:api|v2|go|img|assets|builds|cdn-cgi)(?:\/|$)/;
const file = /\.[a-z0-9]+$|\/export\/[^/]+$/i;

/** Whether an address is one of this site's pages, which the payload can bring. */
export function isPageUrl(url: URL, origin: string): boolean {
  return url.origin === origin && !notPages.test(url.pathname) && !file.test(url.pathname);
}

/** Path and query: what a page is known by. */
export function pathOf(url: URL): string {
  return url.pathname + url.search;
}
