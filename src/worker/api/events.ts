import { reportSchema, searchedThing, searchReportSchema, thingsOf } from '#domain/event/event.ts';
import { reportBodyBytes, reportRetryAfterSeconds } from '#domain/limits.ts';
import type { AppContext, Middleware } from '../context.ts';
import { count } from '../events/count.ts';
import { readJson } from './me-request.ts';
import { problem } from './problem.ts';

/** `POST /a`: something was seen or pressed. */
export async function takeReport(c: AppContext): Promise<Response> {
  const read = await readJson(c, reportSchema, reportBodyBytes);
  if (!read.ok) return read.answer;
  count(c, { type: read.value.type, things: thingsOf(read.value) });
  return taken(c);
}

/** `POST /a/search`: something was looked for. */
export async function takeSearch(c: AppContext): Promise<Response> {
  const read = await readJson(c, searchReportSchema, reportBodyBytes);
  if (!read.ok) return read.answer;
  const { term, type } = read.value;
  count(c, { type: 'search', things: [searchedThing(type)], term: term.toLowerCase() });
  return taken(c);
}

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

function taken(c: AppContext): Response {
  return c.body(null, 204, { 'cache-control': 'no-store' });
}
