import { expect, test } from 'vitest';
import { signedIn } from '../../support/members.ts';
import { plainRoute, site } from '../../support/site.tsx';

const ask = site([
  plainRoute({ url: '/plain' }),
  plainRoute({ url: '/legals' }),
  plainRoute({ url: '/onboarding', access: 'member', cache: 'never', layout: 'blank' }),
]);

test('a member who has not finished onboarding is sent there from pages and payloads, and brought back', async () => {
  const { headers } = await signedIn({ onboarded: false });
  const page = await ask('/plain?a=1', { headers });
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe('/onboarding?next=%2Fplain%3Fa%3D1');
  const payload = await ask('/plain/_payload.json?a=1', { headers });
  expect(await payload.json()).toMatchObject({ redirect: '/onboarding?next=%2Fplain%3Fa%3D1' });
});

test('onboarding does not apply to itself, the legal page, files and calls', async () => {
  const { headers } = await signedIn({ onboarded: false });
  for (const path of [
    '/onboarding',
    '/legals',
    '/api/headers',
    '/robots.txt',
    '/builds/latest.json',
    '/v2/categories',
  ]) {
    expect((await ask(path, { headers })).status).toBe(200);
  }
});

test('a member who finished onboarding and a visitor pass', async () => {
  expect((await ask('/plain', { headers: (await signedIn()).headers })).status).toBe(200);
  expect((await ask('/plain')).status).toBe(200);
});
