import type { Middleware } from '../context.ts';

/** Names the request and, when it is answered, writes one structured line about it. */
export function requestId(): Middleware {
  return async function requestId(c, next) {
    const started = c.get('now')();
    const id = crypto.randomUUID();
    c.set('requestId', id);
    c.set('note', {});
    await next();
    c.res.headers.set('x-request-id', id);
    console.log(
      JSON.stringify({
        id,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: c.get('now')() - started,
        ...c.get('note'),
      }),
    );
  };
}
