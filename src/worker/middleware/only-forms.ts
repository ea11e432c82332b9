import { formMostBytes } from '#domain/limits.ts';
import type { AppContext, Middleware } from '../context.ts';

const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A POST to a page is a form of that page: other pages, types and sizes end here. */
export function onlyForms(): Middleware {
  return async function onlyForms(c, next) {
    if (!c.get('match')?.route.actions || c.get('page').wantsPayload) return methodNotAllowed(c);
    if (!forms.test(c.req.header('content-type') ?? '')) {
      return c.text('Unsupported media type', 415, { 'cache-control': 'no-store' });
    }
    if (Number(c.req.header('content-length') ?? 0) > mostBytesOf(c)) {
      return c.text('Too large', 413, { 'cache-control': 'no-store' });
    }
    return next();
  };
}

export function mostBytesOf(c: AppContext): number {
  return c.get('match')?.route.formBytes ?? formMostBytes;
}

export function methodNotAllowed(c: AppContext): Response {
  return c.text('Method not allowed', 405, { allow: 'GET, HEAD' });
}
