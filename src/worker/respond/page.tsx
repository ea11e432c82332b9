import type { Payload } from '#app/view.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import type { Route } from '#routes/contract.ts';
import { build } from '../build.ts';
import type { AppContext } from '../context.ts';
import { cacheHeaders } from './cache-headers.ts';
import { type DocumentParts, respondDocument } from './document.tsx';
import { respondError } from './error.tsx';
import { memberMark } from './member-mark.ts';
import { respondRedirect } from './redirect.ts';

/** The last step: the loader, then its data as a document or as a payload. */
export async function respondPage(c: AppContext): Promise<Response> {
  const match = c.get('match');
  if (!match) return respondError(c, { kind: 'no-route' });
  const { route } = match;
  return answering(c, route, () => respondLoaded(c, route));
}

/** Runs a route's own code: what it throws on purpose becomes an answer. */
export async function answering(
  c: AppContext,
  route: Route,
  work: () => Promise<Response>,
): Promise<Response> {
  c.get('note').route = route.id;
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotFound)
      return respondError(c, { kind: 'validation', instead: error.instead });
    if (error instanceof Redirect)
      return respondRedirect(c, { to: error.location, status: error.status });
    throw error;
  }
}

/** What an action has to say about the page that it leads back to. */
export interface Said {
  status: DocumentParts['status'];
  props: object;
  headers: Record<string, string>;
}

const nothing: Said = { status: 200, props: {}, headers: {} };

export async function respondLoaded(
  c: AppContext,
  route: Route,
  { status, props, headers: more }: Said = nothing,
): Promise<Response> {
  const context = c.get('context');
  const data = { ...(await route.load(context)), ...props };
  const { jsonLd = [], sheet, ...meta } = route.meta(data, context);
  const payload: Payload = {
    status,
    build: build.id,
    route: route.id,
    layout: route.layout,
    ...(route.colorMode ? { colorMode: route.colorMode } : {}),
    ...memberMark(c),
    data,
    meta,
  };
  const headers = { ...cacheHeaders(c, route.cache), ...more };
  if (c.get('page').wantsPayload) return c.json(payload, status, headers);
  const { Page } = await route.page();
  return respondDocument(c, { payload, Page, jsonLd, sheet, headers, status });
}
