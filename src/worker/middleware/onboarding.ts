import { urls } from '#domain/urls.ts';
import type { Middleware } from '../context.ts';
import { respondRedirect } from '../respond/redirect.ts';
import { userOf } from '../visitor.ts';

const exempt = new Set(['/onboarding', '/legals', '/auth/reset-password']);

/** A member who has not finished onboarding is sent there from every other page; `next` brings them back. */
export function onboarding(): Middleware {
  return async function onboarding(c, next) {
    const user = userOf(c.get('visitor'));
    const { path, fullPath } = c.get('page');
    if (!user || user.onboarding_completed_at || !c.get('match') || exempt.has(path)) return next();
    return respondRedirect(c, { to: urls.onboarding(fullPath), status: 302 });
  };
}
