/** HMAC-SHA-256 under the purpose's own key, in base64url. */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const key = await deriveKey(secret, purpose, { name: 'HMAC', hash: 'SHA-256' }, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return Buffer.from(bytes).toString('base64url');
}

/** HMAC-SHA-256 under a key of its own, in base64url. */
export async function hmac(key: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const own = await crypto.subtle.importKey('raw', bytes.encode(key), how, false, ['sign']);
  return Buffer.from(await crypto.subtle.sign('HMAC', own, bytes.encode(text))).toString(
    'base64url',
  );
}

/** A key of its own for each purpose: what is made for one is of no use for another. */
export async function deriveKey(
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
