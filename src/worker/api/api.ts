import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { deleteSession } from '#domain/user/session-store.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { sessionCookieName, sessionToken } from '../middleware/session.ts';
import { placeOf } from '../site-origin.ts';
import { userOf } from '../visitor.ts';
import { icons } from './icons.ts';
import { initLists } from './init.ts';
import { problem } from './problem.ts';

/** The product's own calls from the browser. */
export const api = new Hono<AppEnv>();

api.get('/_auth/session', (c) => {
  const visitor = c.get('visitor');
  const expires = visitor.kind === 'cookie' ? visitor.expiresAt : null;
  return c.json({ user: userOf(visitor), expires_at: expires }, 200, {
    'cache-control': 'no-store',
  });
});

api.delete('/_auth/session', async (c) => {
  const name = sessionCookieName(c);
  const token = await sessionToken(c);
  if (token) await deleteSession(c.get('db'), token);
  deleteCookie(c, name, { path: '/', secure: placeOf(c.env) === 'production' });
  return c.body(null, 204, { 'cache-control': 'no-store' });
});

api.get('/init', async (c) => {
  const lists = await initLists(c);
  return c.body(lists, 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
  });
});

api.get('/headers', (c) =>
  c.json({ locationHeaders: locationOf(c), headers: agentOf(c) }, 200, {
    'cache-control': 'no-store',
  }),
);

api.get('/icons/:file', icons);

api.all('*', (c) => problem(c, 404, 'There is no such call'));

function locationOf(c: AppContext): Record<string, string | null> {
  const cf = (c.req.raw as { cf?: Record<string, unknown> }).cf ?? {};
  const text = (name: string) => (typeof cf[name] === 'string' ? cf[name] : null);
  return {
    country: text('country'),
    region: text('region'),
    city: text('city'),
    timezone: text('timezone'),
  };
}

function agentOf(c: AppContext): Record<string, string | null> {
  return {
    'user-agent': c.req.header('user-agent') ?? null,
    'accept-language': c.req.header('accept-language') ?? null,
  };
}
