import { beforeAll } from 'vitest';
import type { Collection, Item } from '#domain/collection/collection.ts';
import { addWebsite } from './factories.ts';
import { signedIn } from './members.ts';
import { sameSite } from './ours.ts';
import { type Ask, bodyOf, site } from './site.tsx';

type Headers = Record<string, string>;

/** What a member does with collections over HTTP. */
export function collector(ask: Ask, headers: Headers) {
  function write(method: string, path: string, body?: unknown): Promise<Response> {
    return ask(`/v2/me/collections${path}`, {
      method,
      headers: { ...headers, ...sameSite, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  return {
    write,
    async make(title = 'Warm serifs'): Promise<Collection> {
      const answer = await write('POST', '', { title });
      return (await bodyOf<{ collection: Collection }>(answer)).collection;
    },
    async list(query = ''): Promise<Collection[]> {
      const answer = await ask(`/v2/me/collections${query}`, { headers });
      return (await bodyOf<{ collections: Collection[] }>(answer)).collections;
    },
    async read(slug: string): Promise<{ collection: Collection; items: Item[] }> {
      return bodyOf(await ask(`/v2/me/collections/${slug}`, { headers }));
    },
    async put(slug: string, ...websites: number[]): Promise<void> {
      for (const id of websites) await write('PUT', `/${slug}/items/websites/${id}`);
    },
  };
}

/** A site, and its members with the pages and plain forms of their collections. */
export function collectingSite() {
  const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });

  async function member() {
    const { headers } = await signedIn();
    const submit = (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: { ...headers, ...sameSite },
        body: new URLSearchParams(fields),
      });
    const html = async (path: string) => (await ask(path, { headers })).text();
    return { headers, submit, html, ...collector(ask, headers) };
  }

  return { ask, member };
}

export function namesOf(items: readonly Item[]): string {
  return items.map(({ entity }) => entity.slug).join(' ');
}

/** Members who collect the websites a, b, c and d, which are made before the tests of a file. */
export function collectors(ask: Ask) {
  const ids: number[] = [];
  beforeAll(async () => {
    for (const slug of ['a', 'b', 'c', 'd']) {
      ids.push(
        await addWebsite({ slug, title: slug.toUpperCase(), url: `https://${slug}.example/` }),
      );
    }
  });

  async function member() {
    const { id, headers } = await signedIn();
    return { id, headers, ...collector(ask, headers) };
  }

  /** A member with a collection of a, b, c and d. */
  async function owner() {
    const one = await member();
    const { slug } = await one.make();
    await one.put(slug, ...ids);
    const { items } = await one.read(slug);
    return { ...one, slug, items: items.map((item) => item.id) };
  }

  return { ids, member, owner };
}
