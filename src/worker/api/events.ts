import { reportSchema, searchedThing, searchReportSchema, thingsOf } from '#domain/event/event.ts';
import { reportBodyBytes } from '#domain/limits.ts';
import type { AppContext } from '../context.ts';
import { count } from '../events/count.ts';
import { readJson } from './me-request.ts';

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

function taken(c: AppContext): Response {
  return c.body(null, 204, { 'cache-control': 'no-store' });
}
