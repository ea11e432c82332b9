import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../context.ts';
import { takePaymentEvent } from '../payments/webhook.ts';
import { signOut } from '../sign-out.ts';
import { userOf, type Visitor } from '../visitor.ts';
import { icons } from './icons.ts';
import { initLists } from './init.ts';
import { problem } from './problem.ts';

/** The product's own calls from the browser. */
export const api = new Hono<AppEnv>();

api.get('/_auth/session', async (c) => {
  const visitor = c.get('visitor');
  const expires = visitor.kind === 'cookie' ? await slide(c, visitor) : null;
  return c.json({ user: userOf(visitor), expires_at: expires }, 200, {
    'cache-control': 'no-store',
  });
});

api.delete('/_auth/session', async (c) => {
  await signOut(c);
  return c.body(null, 204, { 'cache-control': 'no-store' });
});

api.all('/auth/*', async (c) => {
  const { answerAuth } = await import('../auth/api.ts');
  return answerAuth(c);
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

api.post('/stripe/webhook', takePaymentEvent);

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

/** A session in use is made longer once a day, here, where every start of the app asks. */
async function slide(
  c: AppContext,
  { isDue, expiresAt }: Extract<Visitor, { kind: 'cookie' }>,
): Promise<string | null> {
  if (!isDue) return expiresAt;
  const { slideSession } = await import('../auth/api.ts');
  return (await slideSession(c)) ?? expiresAt;
}
