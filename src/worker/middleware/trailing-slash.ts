import type { Middleware } from '../context.ts';

/** `/websites/?page=2` -> 301 `/websites?page=2`; never to another host, whatever the number of slashes. */
export function trailingSlash(): Middleware {
  return async function trailingSlash(c, next) {
    const { pathname, search } = c.get('url');
    if (pathname === '/' || !/[/\\]$/.test(pathname)) return next();
    const path = `/${pathname.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
    c.header('cache-control', 'public, max-age=3600');
    return c.redirect(`${path}${search}`, 301);
  };
}
