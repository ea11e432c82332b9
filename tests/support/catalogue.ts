import { env } from 'cloudflare:test';
import { pageCache } from '#worker/cache/page-cache.ts';
import { forgetCatalogue } from '#worker/catalogue/open-catalogue.ts';

/** As after a publish: the version is raised, and this isolate forgets what it knew. */
export async function published(): Promise<void> {
  await env.DB.exec('UPDATE catalogue SET version = version + 1');
  forgetCatalogue();
  pageCache.forgetMemory();
}

/** The page's data block, as the client reads it. */
export function dataOf<T = Record<string, unknown>>(html: string): T {
  const [, json = 'null'] =
    /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as T;
}

/** The structured data blocks of a page. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? 'null') as Record<string, unknown>,
  );
}
