/** What the domain needs from outside, as plain interfaces, so that each has a double in tests. */

/** Epoch milliseconds, UTC. */
export type Clock = () => number;

/** Blobs by key. A key always means the same bytes: it carries the catalogue version. */
export interface BlobStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, value: ArrayBuffer | string): Promise<void>;
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
