import type { Payload } from '#app/view.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import type { Route } from '#routes/contract.ts';
import { build } from '../build.ts';
import type { AppContext } from '../context.ts';
import { cacheHeaders } from './cache-headers.ts';
import { respondDocument } from './document.tsx';
import { respondError } from './error.tsx';
import { respondRedirect } from './redirect.ts';

/** The last step: the loader, then its data as a document or as a payload. */
export async function respondPage(c: AppContext): Promise<Response> {
  const match = c.get('match');
  if (!match) return respondError(c, { kind: 'no-route' });
  const { route } = match;
  c.get('note').route = route.id;
  try {
    return await respondLoaded(c, route);
  } catch (error) {
    if (error instanceof NotFound)
      return respondError(c, { kind: 'validation', instead: error.instead });
    if (error instanceof Redirect)
      return respondRedirect(c, { to: error.location, status: error.status });
    throw error;
  }
}

async function respondLoaded(c: AppContext, route: Route): Promise<Response> {
  const context = c.get('context');
  const data = await route.load(context);
  const { jsonLd = [], ...meta } = route.meta(data, context);
  const payload: Payload = {
    status: 200,
    build: build.id,
    route: route.id,
    layout: route.layout,
    ...(route.colorMode ? { colorMode: route.colorMode } : {}),
    data,
    meta,
  };
  const headers = cacheHeaders(c, route.cache);
  if (c.get('page').wantsPayload) return c.json(payload, 200, headers);
  return respondDocument(c, { payload, Page: route.page, jsonLd, headers, status: 200 });
}
