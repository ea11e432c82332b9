import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { areas, hasMemberPages, hasSearch } from '#app/layouts/areas.ts';
import { SearchField } from '#app/layouts/search-field.tsx';
import { table } from '#routes/table.ts';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';

describe('the header and the footer', () => {
  it('lead to pages only', async () => {
    const ask = site();
    const html = await (await ask('/')).text();
    const shell = /<header[^]*<\/header>/.exec(html)![0] + /<footer[^]*<\/footer>/.exec(html)![0];
    const links = [...shell.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(areas.length);
    for (const href of new Set(links))
      expect([href, (await ask(href)).status]).toEqual([href, 200]);
  });

  it('mark the area of the page', async () => {
    const html = await (await site()('/websites/popular')).text();
    const [header = ''] = /<header[^]*<\/header>/.exec(html) ?? [];
    const current = [...header.matchAll(/<a[^>]*href="([^"]*)"[^>]*aria-current="page"/g)];
    expect(current.map(([, href]) => href)).toEqual(['/websites/popular']);
  });

  it('S3: say without script who reads: an account for a member, signing in for everyone else', async () => {
    const ask = site();
    const { headers } = await signedIn();
    for (const path of ['/websites', '/me/favorites', '/no/such/page', '/websites/_payload.json']) {
      const member = await (await ask(path, { headers })).text();
      const visitor = await (await ask(path)).text();
      const isPayload = path.endsWith('.json');
      expect(member).toContain(
        isPayload ? '"isMember":true' : '<a class="btn quiet" href="/me/account">Account</a>',
      );
      expect(visitor).not.toMatch(/isMember|href="\/me\/account"/);
      if (path === '/websites') expect(visitor).toContain('>Sign in</a>');
    }
  });

  it('have a search field exactly when there is a page that searches', () => {
    expect(hasSearch).toBe(table.some(({ url }) => url === '/search'));
  });

  it('lead members to their favourites, collections and profiles exactly when there are such pages', () => {
    for (const path of ['/me/favorites', '/me/collections', '/me/profiles'])
      expect(table.some(({ url }) => url === path)).toBe(hasMemberPages);
  });
});

describe('the search field', () => {
  it('is a plain form that asks /search for a term', async () => {
    const html = await new Response(await renderToReadableStream(<SearchField />)).text();
    expect(html).toMatch(/<form[^>]* action="\/search"/);
    expect(html).toMatch(/<input[^>]* aria-label="Search"[^>]* name="term"/);
    expect(html).not.toContain('method');
  });
});
