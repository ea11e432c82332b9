import { Hono } from 'hono';
import { once } from '#domain/once.ts';
import type { AppContext, AppEnv, Middleware } from './context.ts';

type Handler = (c: AppContext) => Response | Promise<Response>;

/** A handler whose module is loaded when it is first asked for. */
export function onDemand<Name extends string>(
  load: () => Promise<Record<Name, Handler>>,
  name: Name,
): Handler {
  const loaded = once(load);
  return async function onDemand(c) {
    return (await loaded())[name](c);
  };
}

/** All calls below a path, whose module is loaded with the first of them. It knows what the pipeline found out. */
export function resource(path: string, load: () => Promise<Hono<AppEnv>>): Middleware {
  const outer = new WeakMap<Request, AppContext>();
  const loaded = once(async () => {
    const app = new Hono<AppEnv>();
    app.use(async function inherit(c, next) {
      const from = outer.get(c.req.raw);
      for (const [name, value] of Object.entries(from?.var ?? {}))
        c.set(name as never, value as never);
      await next();
    });
    app.route(path, await load());
    // What fails is answered, and noted, where everything else is.
    app.onError((error) => {
      throw error;
    });
    return app;
  });
  return async function resource(c) {
    outer.set(c.req.raw, c);
    return (await loaded()).fetch(c.req.raw, c.env, c.executionCtx);
  };
}
