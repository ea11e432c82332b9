import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { fixedHeaders } from '#worker/middleware/security-headers.ts';
import { firstWebsite } from '../support/browser.ts';

const origin = inject('origin');
const limit = 90;

/** Rules of taste and of authoring are not the standard; what React writes is legal but not in their style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-inline-style': 'error',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'prefer-native-element': 'off',
    'no-raw-characters': 'off',
    'attr-quotes': 'off',
    'text-content': 'off',
  },
});

test('every kind of page is valid HTML', async () => {
  const website = await firstWebsite(origin);
  for (const path of [
    '/',
    '/websites?page=2',
    '/websites?colors=red,-blue&sort=popular',
    '/websites/typographic',
    '/websites?colors=red&year=1990',
    website,
    `${website}/similar`,
    '/websites/popular',
    '/typefaces',
    '/typefaces?text=R%C3%A9sum%C3%A9&size=64',
    '/typefaces/popular',
    '/typefaces/google-serif-fonts',
    '/typefaces/inter',
    '/typefaces/fraunces?size=40&axes=SOFT:50',
    '/typefaces/abc-diatype',
    '/typefaces/fraunces/pairing/fraunces-and-inter',
    '/colors',
    '/colors/red',
    '/colors/ff5533',
    '/colors/generate',
    '/colors/palettes',
    '/colors/palettes?page=2',
    '/colors/palettes/warm',
    '/colors/palettes/69d2e7-a7dbd8-e0e4cc-f38630-fa6900',
    '/colors/palettes/ff5533-0a2540',
    '/search?term=serif',
    '/supporters',
    '/directory/active-theory',
    '/directory/dalton-maag',
    '/auth',
    '/auth?mode=sign-up&next=%2Fme%2Faccount',
    '/auth?sent=link',
    '/auth/reset-password?token=x',
    '/auth/confirm?kind=email&token=x',
    '/nowhere',
  ]) {
    const html = await (await fetch(origin + path)).text();
    const { results } = await validator.validateString(html);
    const said = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(said).toEqual([]);
  }
});

test('S11: every answer that a crawl from the home page meets carries the security headers, files included', async () => {
  const seen = new Set<string>();
  const queue = [
    '/',
    '/nowhere',
    '/websites/',
    '/go/0000000000',
    '/robots.txt',
    '/sitemap.xml',
    '/api/init',
    '/favicon.svg',
    '/colors',
    '/colors/red',
    '/colors/generate',
    '/colors/palettes',
    '/colors/palettes/ff5533-0a2540',
    '/colors/palettes/ff5533-0a2540/export/css',
    '/colors/palettes/ff5533-0a2540/export/ase',
    '/typefaces',
    '/typefaces/fraunces',
    '/typefaces/fraunces/pairing/fraunces-and-inter',
  ];
  while (queue.length > 0 && seen.size < limit) {
    const path = queue.shift() ?? '/';
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(origin + path, { redirect: 'manual' });
    for (const [name, value] of fixedHeaders)
      expect([path, answer.headers.get(name)]).toEqual([path, value]);
    expect([path, answer.headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect([path, answer.headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/public|no-store/),
    ]);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status === 200) expect([path, type]).toEqual([path, expect.stringMatching(/\/.+/)]);
    const text = await answer.text();
    if (!type.startsWith('text/html')) continue;
    for (const [, href = ''] of text.matchAll(/(?:href|src)="(\/[^"#]*)"/g))
      queue.push(href.replaceAll('&amp;', '&'));
  }
  expect(seen.size).toBe(limit);
  expect([...seen].some((path) => path.startsWith('/assets/'))).toBe(true);
});
