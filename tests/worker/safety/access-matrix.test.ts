import type { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Access } from '#domain/access.ts';
import { table } from '#routes/table.ts';
import { api } from '#worker/api/api.ts';
import { v2 } from '#worker/api/v2.ts';
import { createApp } from '#worker/app.tsx';
import { authEndpoints } from '#worker/auth/api.ts';
import type { AppEnv } from '#worker/context.ts';
import { ours } from '../../support/accounts.ts';
import { headersOf, type Identity, identities, isMember } from '../../support/identities.ts';
import { openTable, site } from '../../support/site.tsx';

/** Who may open each page, said once more and by hand: a route that is not here fails. */
const pages: Record<string, Access> = {
  home: 'public',
  'websites/list': 'public',
  'websites/popular': 'public',
  'websites/popular-period': 'public',
  'websites/similar': 'public',
  'websites/show': 'public',
  'websites/by-filter': 'public',
  'typefaces/list': 'public',
  'typefaces/popular': 'public',
  'typefaces/compare': 'public',
  'typefaces/by-filter': 'public',
  'typefaces/pairing': 'public',
  'typefaces/show': 'public',
  'colors/generate': 'public',
  'colors/list': 'public',
  'colors/color': 'public',
  'colors/palette': 'public',
  'colors/palettes': 'public',
  'colors/palettes-by-tag': 'public',
  'directory/show': 'public',
  search: 'public',
  'supporters/offer': 'public',
  'supporters/thank-you': 'member',
  'ui-kit': 'public',
  'auth/sign-in': 'guest',
  'auth/reset-password': 'guest',
  'auth/confirm': 'public',
  'auth/signed-in': 'public',
  'auth/sign-out': 'member',
  onboarding: 'member',
  'me/account': 'member',
  'me/delete-account': 'member',
  'me/favorites': 'member',
  'me/collections/list': 'member',
  'me/collections/show': 'member',
  'me/profiles/list': 'member',
  'me/profiles/create': 'member',
  'me/profiles/edit': 'member',
  'collections/show': 'public',
  'me/profiles/claim': 'member',
  'claim-credit': 'member',
  'me/credits': 'member',
  'admin/profile-claims': 'admin',
  'admin/website-credits': 'admin',
};

/** Calls by method and path, and whom they answer. A `form` sends others to sign in. */
const calls: Record<string, 'anyone' | 'member' | 'form'> = {
  'GET /go/:hash': 'anyone',
  'GET /api/_auth/session': 'anyone',
  'DELETE /api/_auth/session': 'anyone',
  'ALL /api/auth/*': 'anyone',
  'GET /api/init': 'anyone',
  'GET /api/headers': 'anyone',
  'GET /api/icons/:file': 'anyone',
  'POST /api/stripe/webhook': 'anyone',
  'GET /v2/categories': 'anyone',
  'GET /v2/locations': 'anyone',
  'GET /v2/palettes': 'anyone',
  'GET /v2/palettes/:slug': 'anyone',
  'GET /v2/profiles': 'anyone',
  'GET /v2/profiles/:slug': 'anyone',
  'GET /v2/search': 'anyone',
  'GET /v2/typefaces': 'anyone',
  'GET /v2/typefaces/:slug': 'anyone',
  'GET /v2/websites': 'anyone',
  'GET /v2/websites/:id{[0-9]{1,15}}': 'anyone',
  'GET /v2/websites/facets/:type': 'anyone',
  'POST /a': 'anyone',
  'POST /a/search': 'anyone',
  'GET /builds/latest.json': 'anyone',
  'GET /builds/meta/:file': 'anyone',
  'GET /img/:key/:file': 'anyone',
  'GET /posters/:print/:file': 'anyone',
  'GET /typefaces/compare/faces.css': 'anyone',
  'GET /typefaces/:typeface/faces.css': 'anyone',
  'GET /websites/:website{[0-9]+-.+}/export/:format': 'anyone',
  'GET /colors/palettes/:palette/export/:format': 'anyone',
  'GET /collections/:slug/export/:format': 'anyone',
  'GET /typefaces/:typeface/pairing/:pairing/faces.css': 'anyone',
  'GET /typefaces/:typeface/pairing/:pairing/export/:format': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /robots.txt': 'anyone',
  'ALL /v2/me/*': 'member',
  'GET /v2/me/all-favorites': 'member',
  'POST /v2/me/favorites': 'member',
  'PUT /v2/me/favorites/:list/:id': 'member',
  'DELETE /v2/me/favorites/:list/:id': 'member',
  'GET /v2/me/collections': 'member',
  'POST /v2/me/collections': 'member',
  'GET /v2/me/collections/:slug': 'member',
  'PATCH /v2/me/collections/:slug': 'member',
  'DELETE /v2/me/collections/:slug': 'member',
  'GET /v2/me/collections/:slug/export/:format': 'member',
  'POST /v2/me/collections/:slug/import': 'member',
  'POST /v2/me/collections/:slug/items/move': 'member',
  'POST /v2/me/collections/:slug/items/remove': 'member',
  'POST /v2/me/collections/:slug/items/restore': 'member',
  'POST /v2/me/collections/:slug/items/transfer': 'member',
  'PATCH /v2/me/collections/:slug/items/:item': 'member',
  'PUT /v2/me/collections/:slug/items/:list/:id': 'member',
  'DELETE /v2/me/collections/:slug/items/:list/:id': 'member',
  'POST /me/account/export': 'form',
};

const onboardingExempt = new Set(['onboarding', 'auth/reset-password']);
const words: Access[] = ['public', 'guest', 'member', 'supporter', 'reviewer', 'admin'];
/** `+` enters, `s` is sent to sign in, `h` is sent home; in the order of `words`. */
const verdicts: Record<Identity, string> = {
  visitor: '++ssss',
  expired: '++ssss',
  deleted: '++ssss',
  new: '+h+hhh',
  member: '+h+hhh',
  supporter: '+h++hh',
  reviewer: '+h+h+h',
  admin: '+h+h++',
};

const ask = site();

/** A path of the route: names in it stand for themselves, but for the one that has to be colours. */
function pathOf(url: string): string {
  if (url.startsWith('/colors/palettes/:palette')) return '/colors/palettes/ff5533-0a2540';
  if (url === '/me/profiles/:profile') return '/me/profiles/12';
  return url.replace(/:(\w+)(\{[^}]*\})?/g, '1-$1');
}

function expectedOf(id: string, identity: Identity): 'enters' | 'sign-in' | 'home' | 'onboarding' {
  const verdict = verdicts[identity][words.indexOf(pages[id] ?? 'admin')];
  if (verdict === 's') return 'sign-in';
  if (verdict === 'h') return 'home';
  return identity === 'new' && !onboardingExempt.has(id) ? 'onboarding' : 'enters';
}

function foundIn(answer: Response): string {
  const to = answer.headers.get('location');
  if (answer.status !== 302 || to === null) return 'enters';
  if (to.startsWith('/auth?next=')) return 'sign-in';
  return to.startsWith('/onboarding') ? 'onboarding' : to === '/' ? 'home' : 'enters';
}

test('S1: every page has a rule, and the table says the same', async () => {
  expect(Object.fromEntries((await openTable()).map(({ id, access }) => [id, access]))).toEqual(
    pages,
  );
});

test('S1: every call has a rule', () => {
  const below = (prefix: string, { routes }: Hono<AppEnv>) =>
    routes.map(({ method, path }) => ({ method, path: `${prefix}${path}` }));
  const found = [...createApp(table).routes, ...below('/api', api), ...below('/v2', v2)]
    .map(({ method, path }) => `${method} ${path}`)
    .filter(
      (call) => !/ (\/\*|\/v2\/\*|\/api\/\*)$/.test(call) && call !== 'GET *' && call !== 'POST *',
    );
  expect([...new Set(found)].sort()).toEqual(Object.keys(calls).sort());
});

describe.each(identities)('S1: a %s', (identity) => {
  test('reads pages', async () => {
    const headers = await headersOf[identity]();
    for (const { id, url } of await openTable()) {
      const answer = await ask(pathOf(url), { headers });
      expect([id, foundIn(answer)]).toEqual([id, expectedOf(id, identity)]);
      if (identity !== 'visitor') {
        expect([id, answer.headers.get('cache-control')]).toEqual([id, 'no-store']);
      }
    }
  });

  test('sends forms: to pages that have some, where they may enter, from this site alone', async () => {
    const headers = await headersOf[identity]();
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body: 'action=no-such-action' };
    for (const { id, url, actions } of await openTable()) {
      const path = pathOf(url);
      const answer = await ask(path, { ...init, headers: { ...form, ...ours } });
      const expected = expectedOf(id, identity);
      const status = actions ? (expected === 'enters' ? 400 : 302) : 405;
      expect([id, answer.status]).toEqual([id, status]);
      for (const origin of ['null', 'https://evil.example']) {
        const foreign = await ask(path, { ...init, headers: { ...form, origin } });
        expect([id, foreign.status]).toEqual([id, 403]);
      }
    }
  });

  test('is refused every other method', async () => {
    const headers = { ...(await headersOf[identity]()), ...ours };
    for (const { id, url } of await openTable()) {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        expect([id, method, (await ask(pathOf(url), { method, headers })).status]).toEqual([
          id,
          method,
          405,
        ]);
      }
    }
  });

  test('calls what is for members only as one', async () => {
    const headers = {
      ...(await headersOf[identity]()),
      ...ours,
      'content-type': 'application/json',
    };
    for (const [endpoint, rule] of Object.entries(authEndpoints)) {
      if (rule !== 'member' || endpoint === 'POST /revoke-sessions') continue;
      const [method = '', path] = endpoint.split(' ');
      const answer = await ask(`/api/auth${path}`, {
        method,
        headers,
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect([endpoint, answer.status === 401]).toEqual([endpoint, !isMember(identity)]);
    }
    for (const [call, rule] of Object.entries(calls)) {
      if (rule !== 'member' || call.includes('/me/*')) continue;
      const [method = '', path = ''] = call.split(' ');
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
      const answer = await ask(pathOf(path), { method, headers, ...body });
      expect([call, answer.status === 401]).toEqual([call, !isMember(identity)]);
    }
  });
});
