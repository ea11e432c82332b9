/** What may be asked of the rest of the web: one contract for proofs, submissions and tools. */

export interface FoundAddress {
  /** As text, IPv4 or IPv6. */
  address: string;
  /** Seconds. */
  ttl: number;
}

/** Names, as a public resolver knows them. Both throw when no resolver gives a usable answer in time. */
export interface Resolver {
  /** Values of TXT records; none: empty. */
  texts(name: string): Promise<string[]>;
  /** Every A and AAAA record; none: empty. Another `turn` asks another service first. */
  addresses(name: string, turn: number): Promise<FoundAddress[]>;
}

export const outsideRefusals = {
  address: 'This is no address of a page on the web.',
  scheme: 'Only addresses that begin with http:// or https:// are asked.',
  credentials: 'An address with a user name or a password in it is not asked.',
  port: 'Only the ports 80 and 443 are asked.',
  literal: 'A number is not asked: give the name of the site.',
  name: 'This name is not one of the public web.',
  'own-host': 'This is our own address.',
  'no-address': 'Nobody knows this name: it has no address.',
  private: 'This name leads into a private network.',
  unsteady: 'This name leads somewhere else each time it is asked for.',
  'no-resolver': 'The service that knows names did not answer. Try again in a minute.',
  unreachable: 'The site did not answer, or closed the connection.',
  redirects: 'The site leads on and on: more than 3 times.',
  'bad-redirect': 'The site leads to an address that cannot be read.',
  slow: 'The site took longer than 5 seconds.',
  headers: 'The site sends more headers than can be read.',
  type: 'The answer is of another type than what was looked for.',
} as const;

/** Why nothing was fetched, in one word; the words for people are in `outsideRefusals`. */
export type OutsideRefusal = keyof typeof outsideRefusals;

export interface Fetched {
  ok: true;
  /** Where the last redirect led. */
  url: string;
  /** The redirects on the way, in order. */
  redirects: readonly { from: string; status: number }[];
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Media type in lower case, without parameters; empty where none was sent. */
  type: string;
  /** Decompressed, 512 KB at most. */
  bytes: Uint8Array;
  /** There was more than that. */
  isCut: boolean;
}

export interface NotFetched {
  ok: false;
  reason: OutsideRefusal;
  /** The address, of those on the way, that was refused or failed. */
  at: string;
}

export interface Wanted {
  /**
   * Media types that are read: `text/html`, all of a kind as `image/*`, or whatever comes. Only answers
   * of 2xx are judged: what an error page says is read in any type.
   */
  types: readonly string[] | 'any';
}

/**
 * The guarded fetch, for every address that somebody gives: proofs of claims, submissions and the tools that look at a
 * page. GET without cookies or credentials, public addresses only, each redirect judged anew (3 at most), 5 s in all,
 * the first 512 KB, nothing cached. Never throws: what goes wrong is a typed refusal. Whoever calls it says who may ask
 * and how often (`mayAttempt` for members; for visitors a limit by address), and goes through it again for every
 * address that an answer names.
 */
export type FetchOutside = (address: string, wanted: Wanted) => Promise<Fetched | NotFetched>;

export interface Outside {
  resolver: Resolver;
  fetch: FetchOutside;
}
