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
