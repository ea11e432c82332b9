import type { Interval, Plan } from './supporter/plan.ts';
import type { User } from './user/user.ts';

/** What the domain needs from outside, as plain interfaces, so that each has a double in tests. */

/** Epoch milliseconds, UTC. */
export type Clock = () => number;

/** Blobs by key. A key always means the same bytes: it carries the catalogue version. */
export interface BlobStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, value: ArrayBuffer | string): Promise<void>;
}

/** Pictures that members send. */
export interface Pictures {
  /** Drawn anew as a square WebP of `side` px, the middle of what came; null when it breaks off, or nobody can draw now. */
  square(bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Throws when it was not stored. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  drop(keys: readonly string[]): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over. `id` stays the same when one mail is tried again. Throws when it was not taken. */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
}

/** Another site to go on to, or why not. `busy`: more tries than are counted as honest. */
export type WayOut =
  | { ok: true; url: string }
  | { ok: false; reason: 'closed' | 'paying' | 'failed' | 'busy' };

/** The payment service, as pages use it. */
export interface Payments {
  /** What can be bought; empty while nothing can. */
  plans: readonly Plan[];
  /** No money moves: a stand-in on this machine, or the service's own test mode. */
  isTest: boolean;
  /** Where the member pays. `paying`: who does already is not asked twice. */
  openCheckout(user: User, interval: Interval): Promise<WayOut>;
  /** Where the member changes card, sees invoices and cancels. `closed`: they never paid. */
  openPortal(user: User, back: string): Promise<WayOut>;
}
