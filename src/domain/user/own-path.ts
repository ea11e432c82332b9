/**
 * An address to go on to that can only be a path of this site: no other host, scheme or control character in any
 * spelling. Anything else, and the pages of signing in themselves, give null.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

const base = 'https://own.invalid';
