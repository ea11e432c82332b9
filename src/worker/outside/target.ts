import { fetchLimits } from '#domain/limits.ts';
import type { OutsideRefusal } from '#domain/outside/outside.ts';
import { isLiteral } from './public-address.ts';

/** Ends of names that only mean something inside a network, or on the machine itself (RFC 6761, 6762, 8375, 9476). */
const inside =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|arpa|onion|alt|invalid)$/;
const name =
  /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Thrown on the way, and caught where the fetch began. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: OutsideRefusal;

  constructor(reason: OutsideRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reads an address that somebody gave. The URL parser has made one of all spellings of a number before it is judged:
 * decimal, hex, octal, short and full-width digits. Throws `Refusal`. `ownHost` is never asked.
 */
export function readTarget(text: string, ownHost: string): URL {
  if (text.length > fetchLimits.addressCharacters) throw new Refusal('address');
  const url = URL.parse(text);
  if (!url) throw new Refusal('address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refusal('scheme');
  if (url.username || url.password) throw new Refusal('credentials');
  if (url.port !== '' && url.port !== '80' && url.port !== '443') throw new Refusal('port');
  const host = url.hostname.replace(/\.$/, '');
  if (isLiteral(host)) throw new Refusal('literal');
  if (!name.test(host) || inside.test(host)) throw new Refusal('name');
  if (host === ownHost) throw new Refusal('own-host');
  url.hostname = host;
  url.hash = '';
  return url;
}
