import { renderRetryAfterSeconds } from '#domain/limits.ts';
import { type Found, type PageKey, pageCache } from '../cache/page-cache.ts';
import type { AppContext, Middleware } from '../context.ts';
import { originOf } from '../site-origin.ts';
import type { SignedOut } from '../visitor.ts';
import { secure } from './security-headers.ts';

/** Answers a signed-out visitor from a kept copy, keeps what is made for them, and falls back to an older copy on failure. */
export function keptCopy(): Middleware {
  return async function keptCopy(c, next) {
    const visitor = c.get('visitor');
    if (visitor.kind !== 'signed-out' || c.get('match')?.route.cache !== 'public') return next();
    const key = await keyOf(c);
    if (!key) return rationed(c, next);
    const { catalogue, now } = c.get('context');
    const { signedOut } = visitor;
    const fresh = await pageCache.fresh(signedOut, key, catalogue.version, now);
    if (fresh) {
      pageCache.note(signedOut, c.req.url, key, catalogue.version);
      return answer(c, fresh, fresh.level);
    }
    await next();
    if (c.res.status >= 500) {
      const stale = await pageCache.stale(signedOut, key, catalogue.version, now);
      if (stale) replace(c, answer(c, stale, 'stale'));
      return;
    }
    await keep(c, signedOut, key);
  };
}

async function keyOf(c: AppContext): Promise<PageKey | null> {
  const { route } = c.get('match') ?? {};
  const context = c.get('context');
  const query = route?.keep ? await route.keep(context) : '';
  if (query === null) return null;
  const { path, wantsPayload } = c.get('page');
  return {
    kind: wantsPayload ? 'payload' : 'page',
    origin: originOf(c.env, c.get('url')),
    path,
    query,
  };
}

/** Pages that are never kept cost a render each: an address gets so many and no more. */
async function rationed(c: AppContext, next: () => Promise<void>): Promise<Response | undefined> {
  const refused = await refusedRender(c);
  if (refused) return refused;
  await next();
  return undefined;
}

/** Counts one render of what is not kept; an answer when there were too many. */
export async function refusedRender(c: AppContext): Promise<Response | null> {
  const address = c.req.header('cf-connecting-ip') ?? 'local';
  const { success } = await c.env.RENDER_LIMIT.limit({ key: address }).catch(() => ({
    success: true,
  }));
  if (success) return null;
  return c.text('Too many requests. Try again in a few seconds.', 429, {
    'retry-after': String(renderRetryAfterSeconds),
    'cache-control': 'no-store',
  });
}

async function keep(c: AppContext, signedOut: SignedOut, key: PageKey): Promise<void> {
  const { now } = c.get('context');
  const catalogue = c.get('catalogue');
  const note = c.get('note');
  if (c.res.status !== 200 || note.error || catalogue.isBehind()) return;
  const headers = new Headers(c.res.headers);
  await secure(headers, c.env);
  const copy = { body: new Uint8Array(await c.res.arrayBuffer()), headers, made: now };
  replace(c, new Response(copy.body, { headers }));
  if (note.error) return;
  note.cache = 'made';
  c.executionCtx.waitUntil(pageCache.put(signedOut, key, catalogue.version, copy));
}

/** The kept bytes as they are, headers and all. */
export function answer(c: AppContext, { copy }: Found, how: 'memory' | 'edge' | 'stale'): Response {
  c.get('note').cache = how;
  return new Response(copy.body, { headers: copy.headers });
}

/** Hono merges headers into an answer that is replaced; clearing first keeps them as they are. */
function replace(c: AppContext, response: Response): void {
  c.res = undefined;
  c.res = response;
}
