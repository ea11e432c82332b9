import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt: 16 MB and about a quarter of a second; `ln` is the logarithm of N. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

export const passwordCost: Cost = { ln: 14, r: 8, p: 5 };
const saltBytes = 16;
const hashBytes = 32;
const phc =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/;

/** `$scrypt$ln=14,r=8,p=5${salt}${hash}`. The password counts as it was typed, letter by letter. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, passwordCost);
  return `${scheme()}${base64(salt)}$${base64(hash)}`;
}

/** False for a wrong password and for a text that is no hash of ours. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, ln, r, p, salt = '', expected = ''] = phc.exec(hash) ?? [];
  const asked = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (!ln || asked.ln > 16) return false;
  const found = await derive(password, Buffer.from(salt, 'base64'), asked);
  return timingSafeEqual(found, Buffer.from(expected, 'base64'));
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(scheme());
}

function scheme(): string {
  const { ln, r, p } = passwordCost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$`;
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}

/** Without padding, as PHC strings are written. */
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
