const refusedSchemes = new Set(['data:', 'blob:', 'script:', 'javascript:', 'vbscript:']);
const somewhere = 'https://somewhere.invalid';

export type LinkKind = 'internal' | 'external' | 'refused';

/**
 * What an address written in a page is. Addresses of this site begin with `/`, `?` or `#`; everything else is
 * external. Judged by the URL parser, which drops tabs and line breaks inside a scheme as browsers do.
 */
export function linkKind(href: string): LinkKind {
  const url = URL.parse(href, somewhere);
  if (!url || refusedSchemes.has(url.protocol)) return 'refused';
  return url.origin === somewhere && !/^\s*[a-z][a-z+.-]*:/i.test(href) ? 'internal' : 'external';
}
