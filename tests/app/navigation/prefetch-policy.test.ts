import { describe, expect, it } from 'vitest';
import { mayFetchAhead, pathToPrefetch } from '#app/navigation/prefetch-policy.ts';

const here = 'https://specimen.example/websites?page=2';

describe('fetching ahead', () => {
  it('takes pages of this site, by path and query', () => {
    expect(pathToPrefetch('/websites?page=3', here)).toBe('/websites?page=3');
    expect(pathToPrefetch('https://specimen.example/websites/1-a#top', here)).toBe('/websites/1-a');
    expect(pathToPrefetch('/google', here)).toBe('/google');
  });

  it.each([
    'https://example.com/websites',
    'http://specimen.example/websites',
    'mailto:a@b.example',
    '/go/abc123',
    '/api/init',
    '/v2/websites',
    '/img/abc/320.webp',
    '/assets/a.js',
    '/sitemap.xml',
    '/websites.md',
    '/auth/sign-out',
    '/websites?page=2',
    '#main',
    'http://[bad',
  ])('leaves %s alone', (href) => {
    expect(pathToPrefetch(href, here)).toBeNull();
  });

  it('is off with save-data and on slow-2g', () => {
    expect(mayFetchAhead(undefined)).toBe(true);
    expect(mayFetchAhead({ effectiveType: '4g' })).toBe(true);
    expect(mayFetchAhead({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayFetchAhead({ saveData: true, effectiveType: '4g' })).toBe(false);
  });
});
