import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { newcomer, posted, proveAddress } from '../../support/accounts.ts';
import { authSite } from '../../support/auth-site.ts';
import { atFullCost } from '../../support/password-cost.ts';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const { ask, signedUpByCall: signedUp, signInByCall: signIn } = authSite();

describe('S21: passwords', () => {
  test.each([
    ['seven letters', 'sevenle', 400],
    ['257 letters', 'x'.repeat(257), 400],
    ['one of the most used', 'password1', 400],
    ['one of the most used, in capitals', 'BASEBALL', 400],
    ['eight plain letters', 'tkwmzqpv', 200],
    ['256 letters', 'y'.repeat(256), 200],
    ['letters of any script, with spaces', 'пароль 密码 🔑', 200],
  ])('%s', async (_, password, status) => {
    const { email, from } = newcomer();
    const answer = await ask(
      '/api/auth/sign-up/email',
      posted({ email, password, name: '' }, from),
    );
    expect(answer.status).toBe(status);
    if (status !== 200) return;
    await proveAddress(email);
    expect((await signIn({ email, password, from })).status).toBe(200);
    expect((await signIn({ email, password: `${password} `, from })).status).not.toBe(200);
  });
});

describe('S21: what a password costs', () => {
  atFullCost();

  test('they are kept as scrypt in a PHC string, and hashed anew at sign-in when the cost has changed', async () => {
    const person = await signedUp();
    const stored = async () =>
      (await env.DB.prepare(
        'SELECT a.id, a.password FROM account a JOIN user u ON u.id = a.userId WHERE u.email = ?',
      )
        .bind(person.email)
        .first<{ id: string; password: string }>())!;
    const { id, password } = await stored();
    expect(password).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    const { scryptSync } = await import('node:crypto');
    const cheap = scryptSync(person.password, 'sixteen of bytes', 32, { N: 1024, r: 8, p: 1 });
    const phc = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
    await env.DB.prepare('UPDATE account SET password = ? WHERE id = ?')
      .bind(`$scrypt$ln=10,r=8,p=1$${phc(Buffer.from('sixteen of bytes'))}$${phc(cheap)}`, id)
      .run();
    expect((await signIn(person)).status).toBe(200);
    expect((await stored()).password).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect((await signIn(person)).status).toBe(200);
  });
});
