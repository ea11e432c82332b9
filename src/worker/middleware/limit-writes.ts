import { writeRetryAfterSeconds } from '#domain/limits.ts';
import type { AppContext, Middleware } from '../context.ts';
import { userOf } from '../visitor.ts';

/** Writes of one member in a short time, by call or by form. Without the limiter they go on. */
export function limitWrites(refuse: (c: AppContext) => Response | Promise<Response>): Middleware {
  return async function limitWrites(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const user = userOf(c.get('visitor'));
    if (!user) return next();
    const { success } = await c.env.WRITE_LIMIT.limit({ key: user.id }).catch(() => ({
      success: true,
    }));
    if (success) return next();
    c.header('retry-after', String(writeRetryAfterSeconds));
    return refuse(c);
  };
}
