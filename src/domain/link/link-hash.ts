const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Ten random base62 characters, each as likely as the other. */
export function linkHash(): string {
  let hash = '';
  while (hash.length < 10) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < 248 && hash.length < 10) hash += letters[byte % 62];
    }
  }
  return hash;
}
