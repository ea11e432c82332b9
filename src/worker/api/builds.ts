import { Hono } from 'hono';
import { build, manifestFiles } from '../build.ts';
import type { AppEnv } from '../context.ts';

/** Which build is live, and the manifest of this one: open pages poll it to notice a new build. */
export const builds = new Hono<AppEnv>();

builds.get('/latest.json', (c) => c.json(build, 200, { 'cache-control': 'no-store' }));

builds.get('/meta/:file', (c) => {
  if (c.req.param('file') !== `${build.id}.json`) {
    return c.json({ error: 'no such build' }, 404, { 'cache-control': 'no-store' });
  }
  return c.json({ ...build, files: manifestFiles() }, 200, {
    'cache-control': 'public, max-age=3600',
  });
});
