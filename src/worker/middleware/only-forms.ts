import { formMostBytes, formReadBytes } from '#domain/limits.ts';
import type { AppContext, Middleware } from '../context.ts';
import { respondError } from '../respond/error.tsx';

const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A POST to a page is a form of that page: other pages, types and sizes end here. */
export function onlyForms(): Middleware {
  return async function onlyForms(c, next) {
    if (!c.get('match')?.route.actions || c.get('page').wantsPayload) return methodNotAllowed(c);
    if (!forms.test(c.req.header('content-type') ?? '')) {
      return c.text('Unsupported media type', 415, { 'cache-control': 'no-store' });
    }
    const { most, keepsEnds, readMost } = formLimitsOf(c);
    if (Number(c.req.header('content-length') ?? 0) > (keepsEnds ? readMost : most)) {
      return respondError(c, { kind: 'too-large' });
    }
    return next();
  };
}

/** How much of the asked page's forms is read, and what is done with more. */
export function formLimitsOf(c: AppContext) {
  const route = c.get('match')?.route;
  const most = route?.formBytes ?? formMostBytes;
  return { most, keepsEnds: route?.keepsWords ?? false, readMost: formReadBytes };
}

export function methodNotAllowed(c: AppContext): Response {
  return c.text('Method not allowed', 405, { allow: 'GET, HEAD' });
}
