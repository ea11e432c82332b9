import type { KeptCopy } from './kept-copy.ts';

/** A map of kept copies of at most `limit` bytes in all; the least recently used goes first. */
export class BoundedBytes {
  readonly #copies = new Map<string, KeptCopy>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): KeptCopy | undefined {
    const copy = this.#copies.get(key);
    if (copy) {
      this.#copies.delete(key);
      this.#copies.set(key, copy);
    }
    return copy;
  }

  put(key: string, copy: KeptCopy): void {
    this.#drop(key);
    if (copy.body.byteLength > this.#limit) return;
    this.#copies.set(key, copy);
    this.#bytes += copy.body.byteLength;
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#copies.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    this.#bytes -= this.#copies.get(key)?.body.byteLength ?? 0;
    this.#copies.delete(key);
  }
}
