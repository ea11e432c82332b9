import { HttpError, quietly, request } from '#app/remote/http.ts';
import type { View } from '#app/view.ts';
import type { Report, SearchReport } from '#domain/event/event.ts';
import { urls } from '#domain/urls.ts';

/** Says what was seen or pressed, to this site alone and without a cookie. Nobody waits for it; failures are logged. */
export function track(report: Report): void {
  send('/a', report);
}

/** A page about a thing was seen, or something was looked for. */
export function trackView({ status, meta: { about }, path }: View): void {
  if (status !== 200) return;
  if (about) track({ type: 'view', [`${about.kind}_id`]: about.id });
  const { pathname, searchParams } = new URL(path, location.origin);
  const term = searchParams.get('term')?.trim();
  if (pathname === urls.search() && term && !searchParams.has('page')) trackSearch(term, 'page');
}

function trackSearch(term: string, type: SearchReport['type']): void {
  send('/a/search', { term, type } satisfies SearchReport);
}

function send(path: string, body: object): void {
  if (import.meta.env.DEV) return;
  void quietly('tracking', async () => {
    const answer = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
    if (!answer.ok) throw new HttpError(answer.status, path);
  });
}
