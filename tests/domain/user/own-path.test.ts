import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '#domain/user/own-path.ts';

test.each(['/', '/websites?page=2#top', '/me/account', '/websites/12-a%20b'])(
  'S9: %s is our own',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

const escapes = [
  '',
  null,
  undefined,
  'websites',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/../\\evil',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\r\nset-cookie: a=b',
  '/\u0000',
  ' /websites',
  '/..//evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/\u2028\\evil',
  '@evil.example',
  '/x\u0085y',
];

test.each(escapes)('S9: %j leads nowhere', (text) => {
  expect(ownPath(text)).toBeNull();
});

test('S9: whatever is let through stays on the site, in a browser and in a header', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '@',
    ':',
    '\t',
    '\n',
    '%2f',
    '%5c',
    '?',
    '#',
    'evil.example',
    'a',
    '。',
    '／',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join('')}`);
      if (path === null) return;
      expect(new URL(path, 'https://specimen.example').origin).toBe('https://specimen.example');
      expect(path).toMatch(/^\/(?![/\\])[^\s\\]*$/);
    }),
    { numRuns: 3_000 },
  );
});
