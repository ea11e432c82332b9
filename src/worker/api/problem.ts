import type { AppContext } from '../context.ts';

/** RFC 9457 problem details. `type` is a short name of ours below /problems, or about:blank. */
export function problem(
  c: AppContext,
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
  title: string,
  type = 'about:blank',
  more: Record<string, unknown> = {},
): Response {
  return c.json({ type, title, status, ...more }, status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}
