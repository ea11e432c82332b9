const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

/** A key pair that signs ID tokens as Google does, and the list that its public half is found in. */
export function idTokenSigner() {
  const made = crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const pair = async () => await made;
  return {
    async keys() {
      const jwk = await crypto.subtle.exportKey('jwk', (await pair()).publicKey);
      return { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] };
    },
    async sign(claims: object): Promise<string> {
      const head = { alg: 'RS256', kid: 'one', typ: 'JWT' };
      const said = [head, claims].map((part) => encoded(JSON.stringify(part))).join('.');
      const bytes = new TextEncoder().encode(said);
      const signature = await crypto.subtle.sign(algorithm.name, (await pair()).privateKey, bytes);
      return `${said}.${encoded(new Uint8Array(signature))}`;
    },
  };
}

function encoded(said: string | Uint8Array): string {
  return Buffer.from(said).toString('base64url');
}
