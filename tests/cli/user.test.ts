import { expect, test } from 'vitest';
import { z } from 'zod';
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

test('a wrong address, a wrong role or a password is a sentence and exit 1', async () => {
  expect(await user('--email', 'nobody')).toMatchObject({ code: 1 });
  expect(await user('--email', 'a@example.org', '--role', 'owner')).toMatchObject({ code: 1 });
  expect(await user('--email', 'a@example.org', '--password', 'x')).toMatchObject({
    code: 1,
    said: expect.stringContaining('comes with the accounts'),
  });
});
