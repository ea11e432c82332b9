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

/** HMAC-SHA-256 under a key of its own, in base64. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const key = await derive(secret, 'recipient', { name: 'HMAC', hash: 'SHA-256' }, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function keyOf(secret: string): Promise<CryptoKey> {
  const kind = { name: 'AES-GCM', length: 256 };
  return derive(secret, 'outgoing mail', kind, ['encrypt', 'decrypt']);
}

async function derive(
  secret: string,
  purpose: string,
  kind: AesKeyGenParams | HmacKeyGenParams,
  uses: KeyUsage[],
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    'HKDF',
    false,
    ['deriveKey'],
  );
  const info = new TextEncoder().encode(purpose);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    kind,
    false,
    uses,
  );
}
