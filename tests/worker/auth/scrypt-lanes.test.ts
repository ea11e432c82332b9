import { scryptSync } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { hashRestMs } from '#domain/limits.ts';
import { hashPassword, verifyPassword } from '#worker/auth/password.ts';
import { hashInTurn, verifyInTurn } from '#worker/auth/queued.ts';
import { inLanes } from '#worker/auth/scrypt-lanes.ts';
import { newcomer } from '../../support/accounts.ts';
import { authSite } from '../../support/auth-site.ts';
import { signedIn } from '../../support/members.ts';

vi.setConfig({ testTimeout: 60_000 });

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (found: Uint8Array) => Buffer.from(found).toString('hex');
const unrested = inLanes(async () => {});

describe('scrypt in lanes', () => {
  // RFC 7914, section 12, the first 32 bytes of each.
  test.each([
    ['', '', 4, 1, 1, '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442'],
    [
      'password',
      'NaCl',
      10,
      8,
      16,
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162',
    ],
    [
      'pleaseletmein',
      'SodiumChloride',
      14,
      8,
      1,
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
    ],
  ])('of %j and %j, N = 2^%i, r = %i, p = %i', async (password, salt, ln, r, p, expected) => {
    expect(hex(await unrested(password, bytes(salt), { ln, r, p }))).toBe(expected);
  });

  test.each([
    [14, 8, 5],
    [1, 3, 2],
    [5, 16, 3],
    [12, 1, 1],
  ])('is what the native code gives for N = 2^%i, r = %i, p = %i', async (ln, r, p) => {
    const native = scryptSync('пароль 🔑', 'sixteen of bytes', 32, { N: 2 ** ln, r, p });
    expect(hex(await unrested('пароль 🔑', bytes('sixteen of bytes'), { ln, r, p }))).toBe(
      hex(native),
    );
  });

  test('two that take turns do not get in each other’s way', async () => {
    const rest = () => new Promise<void>((done) => setTimeout(done));
    const cost = { ln: 8, r: 8, p: 5 };
    const both = ['one', 'other'].map((text) => inLanes(rest)(text, bytes('salt'), cost));
    const alone = ['one', 'other'].map((text) => unrested(text, bytes('salt'), cost));
    expect((await Promise.all(both)).map(hex)).toEqual((await Promise.all(alone)).map(hex));
  });
});

describe('a password in its turn', () => {
  test('verifies what was hashed in one piece, and the other way round', async () => {
    const [pieces, piece] = [
      await hashInTurn('eight letters'),
      await hashPassword('eight letters'),
    ];
    expect(await verifyPassword(pieces, 'eight letters')).toBe(true);
    expect(await verifyInTurn(piece, 'eight letters')).toBe(true);
    expect(await verifyInTurn(piece, 'eight Letters')).toBe(false);
  });

  test('signs in whose hash was made in one piece', async () => {
    const { email } = await signedIn({ password: 'eight letters' });
    const { signInByCall } = authSite();
    const { from } = newcomer();
    expect((await signInByCall({ email, password: 'eight letters', from })).status).toBe(200);
    expect((await signInByCall({ email, password: 'eight letter', from })).status).toBe(401);
  });

  test('L8: others have turns of the thread between its lanes', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const hash = await hashInTurn('eight letters');
    const rests = waits.mock.calls.filter(([, ms]) => ms === hashRestMs);
    waits.mockRestore();
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect(rests).toHaveLength(4);
  });

  test('a text that asks for more memory than any hash of ours verifies nothing', async () => {
    const text = `$scrypt$ln=20,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    expect(await verifyInTurn(text, 'eight letters')).toBe(false);
  });
});
