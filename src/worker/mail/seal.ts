import { deriveKey } from '../derived-key.ts';

const ivBytes = 12;

/** AES-GCM under a key of its own, derived from the site's secret: a mail at rest opens no account. */
export async function seal(secret: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(text),
  );
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(cipher)));
}

/** Throws when the text was sealed with another secret or was touched. */
export async function unseal(secret: string, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    await keyOf(secret),
    bytes.subarray(ivBytes),
  );
  return new TextDecoder().decode(plain);
}

function keyOf(secret: string): Promise<CryptoKey> {
  const kind = { name: 'AES-GCM', length: 256 };
  return deriveKey(secret, 'outgoing mail', kind, ['encrypt', 'decrypt']);
}
