import { request } from '#app/remote/http.ts';
import type { AppContext, Middleware } from '../context.ts';
import { sessionToken } from '../middleware/session.ts';
import { problem } from './problem.ts';

/** What a backend elsewhere may see of a request, and what the browser may see of its answer. */
const passedOn = ['accept', 'accept-language', 'content-type', 'if-none-match'];
const passedBack = ['content-type', 'cache-control', 'etag', 'link', 'retry-after', 'vary'];

/**
 * With `BACKEND_URL` set, these paths are answered there; the session token travels in `authorization` and is added
 * here alone, so that the browser never holds it and never calls another host.
 */
export function gateway(): Middleware {
  return async function gateway(c, next) {
    if (!c.env.BACKEND_URL) return next();
    try {
      return passBack(c, await passOn(c, c.env.BACKEND_URL));
    } catch (error) {
      c.get('note').error = `backend: ${String(error)}`;
      return problem(c, 503, 'The backend did not answer');
    }
  };
}

async function passOn(c: AppContext, base: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const token = await tokenOf(c);
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value) headers[name] = value;
  }
  const body = /^(GET|HEAD)$/.test(c.req.method) ? undefined : await c.req.arrayBuffer();
  return request(pathname + search, {
    base,
    method: c.req.method,
    headers,
    ...(token ? { token } : {}),
    ...(body?.byteLength ? { body } : {}),
  });
}

function passBack(c: AppContext, answer: Response): Response {
  const headers: Record<string, string> = {};
  for (const name of passedBack) {
    const value = answer.headers.get(name);
    if (value) headers[name] = value;
  }
  if (c.get('visitor').kind === 'cookie') headers['cache-control'] = 'no-store';
  return new Response(answer.body, { status: answer.status, headers });
}

async function tokenOf(c: AppContext): Promise<string | null> {
  const visitor = c.get('visitor');
  return visitor.kind === 'cookie' && visitor.user ? sessionToken(c) : null;
}
