import { expect, test } from 'vitest';
import { z } from 'zod';
import { statement } from '../../src/domain/db.ts';
import { command, ownState, rows } from './state.ts';

const state = ownState();

function user(...args: string[]) {
  return command('user.ts', args, { STATE_DIR: state.folder }).ended;
}

test('makes a verified, onboarded user, and changes only what is said later', async () => {
  expect(await user('--email', 'Ada@Example.org', '--role', 'admin')).toMatchObject({
    code: 0,
    said: 'made ada@example.org\n',
  });
  expect(await user('--email', 'ada@example.org', '--supporter')).toMatchObject({ code: 0 });
  expect(await user('--email', 'new@example.org', '--new')).toMatchObject({ code: 0 });
  const stored = await rows(
    state.platform(),
    z.unknown(),
    `SELECT email, role, has_access, emailVerified, onboarding_completed_at IS NOT NULL AS onboarded
     FROM user ORDER BY email`,
  );
  expect(stored).toEqual([
    { email: 'ada@example.org', role: 'admin', has_access: 1, emailVerified: 1, onboarded: 1 },
    { email: 'new@example.org', role: 'member', has_access: 0, emailVerified: 1, onboarded: 0 },
  ]);
});

test('a password is kept as a hash, and another one ends the sessions', async () => {
  const { verifyPassword } = await import('../../src/worker/auth/password.ts');
  const stored = async () =>
    rows(
      state.platform(),
      z.object({ id: z.string(), password: z.string() }),
      `SELECT u.id, a.password FROM account a JOIN user u ON u.id = a.userId
       WHERE u.email = 'pia@example.org' AND a.providerId = 'credential' AND a.accountId = u.id`,
    );
  expect(await user('--email', 'pia@example.org', '--password', 'eight letters')).toMatchObject({
    code: 0,
  });
  const [first] = await stored();
  expect(await verifyPassword(first!.password, 'eight letters')).toBe(true);
  await state.platform().db.write(
    statement(
      z.unknown(),
      `INSERT INTO session (id, token, userId, expiresAt, createdAt, updatedAt)
       VALUES ('s', 't', ?1, '2099', '2026', '2026')`,
      first!.id,
    ),
  );
  expect(await user('--email', 'pia@example.org', '--password', 'nine letters')).toMatchObject({
    said: 'changed pia@example.org\n',
  });
  const [second] = await stored();
  expect(await verifyPassword(second!.password, 'nine letters')).toBe(true);
  expect(await verifyPassword(second!.password, 'eight letters')).toBe(false);
  const left = await rows(state.platform(), z.unknown(), 'SELECT id FROM session');
  expect(left).toEqual([]);
  const events = await rows(
    state.platform(),
    z.object({ event: z.string(), detail_json: z.string() }),
    `SELECT event, detail_json FROM account_event WHERE target = '${second!.id}' ORDER BY id`,
  );
  expect(events.map(({ event }) => event)).toEqual(['user-made', 'user-changed']);
  expect(JSON.stringify(events)).not.toContain('letters');
});

test('a wrong address, a wrong role or a short password is a sentence and exit 1', async () => {
  expect(await user('--email', 'nobody')).toMatchObject({ code: 1 });
  expect(await user('--email', 'a@example.org', '--role', 'owner')).toMatchObject({ code: 1 });
  expect(await user('--email', 'a@example.org', '--password', 'x')).toMatchObject({
    code: 1,
    said: expect.stringContaining('--password'),
  });
});
