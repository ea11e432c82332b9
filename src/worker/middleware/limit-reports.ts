import { reportRetryAfterSeconds } from '#domain/limits.ts';
import { problem } from '../api/problem.ts';
import type { Middleware } from '../context.ts';

/** Reports from one address in a short time. Without the limiter they go on. */
export function limitReports(): Middleware {
  return async function limitReports(c, next) {
    const address = c.req.header('cf-connecting-ip') ?? 'local';
    const { success } = await c.env.EVENT_LIMIT.limit({ key: address }).catch(() => ({
      success: true,
    }));
    if (success) return next();
    c.header('retry-after', String(reportRetryAfterSeconds));
    return problem(c, 429, 'Too many reports at once');
  };
}
