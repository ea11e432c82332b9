import { judgeAccess } from '#domain/access.ts';
import { urls } from '#domain/urls.ts';
import { ownPath } from '#domain/user/own-path.ts';
import type { Route } from '#routes/contract.ts';
import { cameFrom } from '../came-from.ts';
import type { AppContext, Middleware } from '../context.ts';
import { formOf } from '../respond/action.ts';
import { respondRedirect } from '../respond/redirect.ts';
import { userOf } from '../visitor.ts';
import { setWish } from '../wish.ts';

export const signInNotice = 'You need to be signed in';

/** Judges the route's one word of access, once, for the page and its payload alike. */
export function access(): Middleware {
  return async function access(c, next) {
    const match = c.get('match');
    if (!match) return next();
    const verdict = judgeAccess(match.route.access, userOf(c.get('visitor')));
    if (verdict === 'allowed') return next();
    if (verdict === 'home') return respondRedirect(c, { to: homeOf(c, match.route), status: 302 });
    return respondRedirect(c, {
      to: urls.auth(
        c.req.method === 'POST' ? await onward(c, match.route) : c.get('page').fullPath,
      ),
      status: 302,
      toast: signInNotice,
    });
  };
}

/** Where a form that was sent signed out goes on, once somebody has signed in. */
async function onward(c: AppContext, { afterSignIn }: Route): Promise<string> {
  const form = afterSignIn && (await formOf(c));
  const wish = form instanceof FormData ? afterSignIn?.(form) : null;
  if (wish && 'to' in wish) return wish.to;
  if (wish) setWish(c, wish.keep);
  return cameFrom(c) ?? c.get('page').fullPath;
}

/** Who is signed in already goes where signing in would have led; everyone else who may not enter, to the home page. */
function homeOf(c: AppContext, { access }: Route): string {
  const { search } = c.get('page');
  const onward = access === 'guest' && ownPath(search.get('next') ?? search.get('from'));
  return onward || urls.home();
}
