import { describe, expect, it } from 'vitest';
import { facetHref, facetLinksHtml } from '#app/cards/facet-links.ts';
import { type ListState, listHref } from '#app/cards/listing.ts';

const plain: ListState = { place: null, filter: {}, sort: 'newest', seed: 1 };
const chosen: ListState = {
  ...plain,
  filter: { categories: { include: ['blog'], exclude: ['shop'] } },
  sort: 'popular',
};
const place: ListState = {
  ...plain,
  place: { path: '/websites/blog', type: 'categories', slug: 'blog' },
  filter: { categories: { include: ['blog'], exclude: [] } },
};

function hrefs(state: ListState, type: 'categories' | 'colors', slugs: string[]): string[] {
  const values = slugs.map((slug, id) => ({ id, slug, name: slug, count: 1 }));
  return [...facetLinksHtml(state, type, values).matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );
}

describe('the address of a choice', () => {
  it('adds a value, and lets go of one that is chosen or left out', () => {
    expect(facetHref(plain, 'colors', 'red')).toBe('/websites?colors=red');
    expect(facetHref(chosen, 'categories', 'art')).toBe(
      '/websites?categories=art,blog,-shop&sort=popular',
    );
    expect(facetHref(chosen, 'categories', 'blog')).toBe('/websites?categories=-shop&sort=popular');
    expect(facetHref(chosen, 'categories', 'shop')).toBe('/websites?categories=blog&sort=popular');
  });

  it('stays in a path that filters, while nothing else is chosen', () => {
    expect(listHref(place, { page: 2 })).toBe('/websites/blog?page=2');
    expect(facetHref(place, 'colors', 'red')).toBe('/websites?categories=blog&colors=red');
    expect(facetHref(place, 'categories', 'blog')).toBe('/websites');
  });
});

describe('facet links as markup', () => {
  it.each([
    ['nothing chosen', plain],
    ['some chosen', chosen],
    ['a path that filters', place],
  ])('have the same addresses as single links: %s', (_, state) => {
    const slugs = ['art', 'blog', 'shop', 'red', 'ø~x', 'a b'];
    for (const type of ['categories', 'colors'] as const) {
      expect(hrefs(state, type, slugs)).toEqual(slugs.map((slug) => facetHref(state, type, slug)));
    }
  });

  it('escape what comes from data', () => {
    const html = facetLinksHtml(plain, 'categories', [
      { id: 1, slug: 'x', name: `<img src=x onerror="alert('1')"> & co`, count: 2 },
    ]);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co');
    expect(html).not.toContain('<img');
  });
});
