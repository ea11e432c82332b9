import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../../support/site.tsx';

const ask = site([]);

beforeAll(async () => {
  const insert =
    'INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at, gone_at) VALUES (?, ?, ?, ?, 1, 0, ?)';
  await env.DB.batch([
    env.DB.prepare(insert).bind(
      'abcDEF0123',
      'https://example.com/a?b=c#d',
      'visit',
      'website',
      null,
    ),
    env.DB.prepare(insert).bind('goneGONE00', 'https://example.com/gone', 'visit', 'website', 1),
  ]);
});

test('GET /go/{hash} leads to the stored target and is never kept', async () => {
  const answer = await ask('/go/abcDEF0123');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('https://example.com/a?b=c#d');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('S9: an unknown, gone or hostile hash is a 404 page and leads nowhere', async () => {
  const hostile = [
    '0000000000',
    'goneGONE00',
    'https:%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    "' OR 1=1 --",
    'abcDEF0123%00',
    'javascript:alert(1)',
    '..%2F..',
    'abcdef0123',
  ];
  for (const hash of hostile) {
    const answer = await ask(`/go/${hash}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('Page Not Found');
  }
});
