/** What the domain needs from outside, as plain interfaces, so that each has a double in tests. */

/** Epoch milliseconds, UTC. */
export type Clock = () => number;

/** Blobs by key. A key always means the same bytes: it carries the catalogue version. */
export interface BlobStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, value: ArrayBuffer | string): Promise<void>;
}
