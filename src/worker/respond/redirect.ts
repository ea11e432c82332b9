import type { PayloadRedirect } from '#app/view.ts';
import { build } from '../build.ts';
import type { AppContext } from '../context.ts';

export interface RedirectVerdict {
  /** A path on this site. */
  to: string;
  status: 301 | 302;
  /** Words of an info toast that a client navigation shows. */
  toast?: string;
}

/** A guard's verdict, as a redirect of the page or as the payload's `redirect`. */
export function respondRedirect(c: AppContext, { to, status, toast }: RedirectVerdict): Response {
  c.header(
    'cache-control',
    status === 301 && c.get('visitor').kind === 'signed-out' ? 'public, max-age=3600' : 'no-store',
  );
  if (!c.get('page').wantsPayload) return c.redirect(to, status);
  const answer: PayloadRedirect = {
    status,
    build: build.id,
    redirect: to,
    ...(toast ? { toast } : {}),
  };
  return c.json(answer);
}
