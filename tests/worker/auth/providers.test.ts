import { expect, test } from 'vitest';
import { form, mailbox } from '../../support/accounts.ts';
import { oauthProvider } from '../../support/oauth-provider.ts';
import { site } from '../../support/site.tsx';

const box = mailbox();
const provider = oauthProvider();
const ask = site(undefined, { ...box.env, ...provider.env });

test('S22: providers are shown only where they are configured', async () => {
  expect(await (await ask('/auth')).text()).toMatch(/Continue with GitHub.*Continue with Google/s);
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = provider.env;
  const one = site(undefined, { ...box.env, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET });
  const text = await (await one('/auth')).text();
  expect(text).toContain('Continue with GitHub');
  expect(text).not.toContain('Continue with Google');
  expect((await one('/auth', form({ action: 'google' }))).status).toBe(422);
});

test('a double of the providers is refused in production and anywhere but on this machine', async () => {
  const OAUTH_DOUBLE = 'http://127.0.0.1:9999';
  const local = site(undefined, { ...box.env, ...provider.env, OAUTH_DOUBLE });
  const left = await local('/auth', form({ action: 'github' }));
  expect(left.headers.get('refresh')).toContain(`${OAUTH_DOUBLE}/github.com/login/oauth/authorize`);
  const changes = [
    { OAUTH_DOUBLE, APP_ORIGIN: 'https://specimen.example' },
    { OAUTH_DOUBLE: 'https://evil.example' },
    { OAUTH_DOUBLE: 'http://localhost:80@evil.example' },
  ];
  for (const change of changes) {
    const refused = site(undefined, { ...box.env, ...provider.env, ...change });
    expect((await refused('/auth', form({ action: 'github' }))).status).toBe(500);
  }
});
