import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linkKind } from '#app/navigation/link.ts';
import { Link } from '#app/ui/link.tsx';

const refused = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'vbscript:x',
  'script:x',
  'http://[bad',
];

describe('the kind of a link', () => {
  it.each(refused)('refuses %j', (href) => {
    expect(linkKind(href)).toBe('refused');
  });

  it.each(['/', '/websites?page=2', '?page=2', '#main', 'websites', ''])(
    '%j is internal',
    (href) => {
      expect(linkKind(href)).toBe('internal');
    },
  );

  it.each([
    'https://example.com/',
    'http://example.com',
    '//evil.example/',
    '/\\evil.example',
    'mailto:a@b.example',
  ])('%j is external', (href) => {
    expect(linkKind(href)).toBe('external');
  });
});

describe('a link', () => {
  it('to another site carries noopener noreferrer', () => {
    expect(renderToStaticMarkup(<Link href="https://example.com/">There</Link>)).toBe(
      '<a href="https://example.com/" rel="noopener noreferrer">There</a>',
    );
  });

  it('with a target carries it as well', () => {
    const html = renderToStaticMarkup(
      <Link href="/legals" target="_blank">
        Legals
      </Link>,
    );
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('inside this site stays plain', () => {
    expect(renderToStaticMarkup(<Link href="/websites">Websites</Link>)).toBe(
      '<a href="/websites">Websites</a>',
    );
  });

  it('with a refused scheme has no address at all', () => {
    expect(renderToStaticMarkup(<Link href="javascript:alert(1)">No</Link>)).toBe('<a>No</a>');
  });
});
