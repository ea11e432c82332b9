import { profileLinkCharacters } from '../limits.ts';

const shownCharacters = 60;

/**
 * An address that a profile may lead to: https, a name with a dot and no number for a host, no user, no port of its
 * own. `example.com` is taken for `https://example.com/`. Null for all else, `javascript:` and its like among it.
 */
export function webAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || typed.length > profileLinkCharacters || /^[/\\]|[\s\p{Cc}]/u.test(typed)) {
    return null;
  }
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  return isPublicName(url.hostname) && url.href.length <= profileLinkCharacters ? url.href : null;
}

/** `github.com/sofia`: an address as people read it. */
export function shownAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const text = `${parsed.host.replace(/^www\./, '')}${parsed.pathname.replace(/\/+$/, '')}`;
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

/** The parser has turned every way to write an IPv4 address into four numbers, and brackets mark IPv6. */
function isPublicName(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  return labels.length > 1 && /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1) ?? '');
}
