import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { CountedEvent } from '#domain/event/event.ts';
import { countedEvent } from '#domain/event/event.ts';
import { onQueue } from '#worker/events/on-queue.ts';
import { addLink, addWebsite } from '../../support/factories.ts';
import { bodyOf, site } from '../../support/site.tsx';

const person = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

/** A queue at the far end of its binding, with what it was sent. */
function queue({ refuses = 0 } = {}) {
  const sent: CountedEvent[] = [];
  let left = refuses;
  const EVENTS = {
    async send(event: unknown) {
      if (left-- > 0) throw new Error('queue down');
      sent.push(countedEvent.parse(event));
    },
  };
  return { sent, ask: site(undefined, { EVENTS: EVENTS as never }) };
}

const report = (body: object | string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'user-agent': person,
    'cf-connecting-ip': '203.0.113.9',
    ...headers,
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('POST /a', () => {
  test('is answered with 204 and sends one event, which names no address and no browser', async () => {
    const { sent, ask } = queue();
    const answer = await ask('/a', report({ type: 'view', website_id: 12 }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'view', things: [{ kind: 'website', id: 12 }] });
    expect(JSON.stringify(sent)).not.toMatch(/203\.0|Mozilla/);
  });

  test('tells a visitor of one day from others, by address and browser', async () => {
    const { sent, ask } = queue();
    const view = { type: 'view', website_id: 1 };
    await ask('/a', report(view));
    await ask('/a', report(view));
    await ask('/a', report(view, { 'cf-connecting-ip': '203.0.113.10' }));
    await ask('/a', report(view, { 'user-agent': `${person} Edg/156` }));
    const [first, second, third, fourth] = sent.map(({ visitor }) => visitor);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  test.each([
    ['newsletter', { kind: 'newsletter-modal', id: 0 }],
    ['share', { kind: 'share-modal', id: 0 }],
  ])('counts the %s dialog', async (category, thing) => {
    const { sent, ask } = queue();
    expect((await ask('/a', report({ type: 'modal', category }))).status).toBe(204);
    expect(sent).toMatchObject([{ type: 'modal', things: [thing] }]);
  });

  test('takes every field of the specification', async () => {
    const { sent, ask } = queue();
    const ids = {
      website_id: 1,
      profile_id: 2,
      location_id: 3,
      ad_id: 4,
      typeface_id: 5,
      template_id: 6,
      tag_id: 7,
      post_id: 8,
      sponsor_newsletter_id: 9,
    };
    const rest = { category: 'list', id: 'x', filters: { colors: ['blue', 3], mode: true } };
    expect((await ask('/a', report({ type: 'click', ...rest, ...ids }))).status).toBe(204);
    expect(sent[0]?.things.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([
    [{}, 'type'],
    [{ type: 'visit', website_id: 1 }, 'type'],
    [{ type: 'view', website_id: '1' }, 'website_id'],
    [{ type: 'view', website_id: -1 }, 'website_id'],
    [{ type: 'view', ad_id: 1.5 }, 'ad_id'],
    [{ type: 'modal' }, 'category'],
    [{ type: 'modal', category: 'cookie' }, 'category'],
    [{ type: 'click', category: 'x'.repeat(81) }, 'category'],
    [{ type: 'click', filters: { a: 'b' } }, 'filters.a'],
  ])('%j is refused and says which field', async (body, field) => {
    const { sent, ask } = queue();
    const answer = await ask('/a', report(body));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const { issues } = await bodyOf<{ issues: { path: string }[] }>(answer);
    expect(issues.map(({ path }) => path)).toContain(field);
    expect(sent).toEqual([]);
  });

  test('what is no JSON, too large, or from another site is refused', async () => {
    const { sent, ask } = queue();
    expect((await ask('/a', report('{'))).status).toBe(400);
    expect((await ask('/a', report(`"${'x'.repeat(9_000)}"`))).status).toBe(413);
    const plain = { 'content-type': 'text/plain' };
    expect((await ask('/a', report('{}', plain))).status).toBe(415);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await ask('/a', report({ type: 'view', website_id: 1 }, elsewhere))).status).toBe(403);
    expect(sent).toEqual([]);
  });

  test.each(['Googlebot/2.1', 'curl/8.9', 'Mozilla/5.0 HeadlessChrome/156.0', ''])(
    'nothing is counted for %j',
    async (agent) => {
      const { sent, ask } = queue();
      const body = { type: 'view', website_id: 1 };
      expect((await ask('/a', report(body, { 'user-agent': agent }))).status).toBe(204);
      expect(sent).toEqual([]);
    },
  );

  test('the queue is asked once more when it fails, under the same id, and the answer stays', async () => {
    const once = queue({ refuses: 1 });
    const body = report({ type: 'view', website_id: 1 });
    expect((await once.ask('/a', body)).status).toBe(204);
    expect(once.sent).toHaveLength(1);
    const down = queue({ refuses: 2 });
    expect((await down.ask('/a', body)).status).toBe(204);
    expect(down.sent).toEqual([]);
  });

  test('too many from one address are refused; without the limiter they go on', async () => {
    const body = report({ type: 'view', website_id: 1 });
    const full = site(undefined, { EVENT_LIMIT: { limit: async () => ({ success: false }) } });
    const answer = await full('/a', body);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
    const limit = () => Promise.reject(new Error('limiter down'));
    expect((await site(undefined, { EVENT_LIMIT: { limit } })('/a', body)).status).toBe(204);
  });
});

describe('POST /a/search', () => {
  test('sends what was looked for, and counts the search by its type', async () => {
    const { sent, ask } = queue();
    const answer = await ask('/a/search', report({ term: ' Quiet Serif ', type: 'page' }));
    expect(answer.status).toBe(204);
    const things = [{ kind: 'search-page', id: 0 }];
    expect(sent).toMatchObject([{ type: 'search', term: 'quiet serif', things }]);
  });

  test.each([
    [{ type: 'page' }, 'term'],
    [{ term: '  ', type: 'page' }, 'term'],
    [{ term: 'x'.repeat(201), type: 'page' }, 'term'],
    [{ term: 'serif', type: 'anywhere' }, 'type'],
  ])('%j is refused', async (body, field) => {
    const { sent, ask } = queue();
    const answer = await ask('/a/search', report(body));
    expect(answer.status).toBe(400);
    const { issues } = await bodyOf<{ issues: { path: string }[] }>(answer);
    expect(issues.map(({ path }) => path)).toEqual([field]);
    expect(sent).toEqual([]);
  });
});

test('GET /go/{hash} counts a visit of its website, HEAD and bots none', async () => {
  const { sent, ask } = queue();
  const id = await addWebsite();
  const hash = await addLink(id);
  const headers = { 'user-agent': person };
  expect((await ask(`/go/${hash}`, { headers })).status).toBe(302);
  await ask(`/go/${hash}`, { method: 'HEAD', headers });
  await ask(`/go/${hash}`, { headers: { 'user-agent': 'bingbot/2.0' } });
  expect(sent).toMatchObject([{ type: 'visit', things: [{ kind: 'website', id }] }]);
});

test('a batch of the queue is counted and analysed once, and what has another shape is dropped', async () => {
  const { sent, ask } = queue();
  const id = await addWebsite();
  await ask('/a', report({ type: 'view', website_id: id }));
  const points: unknown[] = [];
  const ANALYTICS = { writeDataPoint: (point: unknown) => void points.push(point) };
  const messages = [...sent, { from: 'elsewhere' }].map((body, i) => ({ id: String(i), body }));
  const batch = { queue: 'specimen-events', messages } as never;
  await onQueue(batch, { ...env, ANALYTICS });
  await onQueue(batch, { ...env, ANALYTICS });
  expect(points).toEqual([{ indexes: ['view'], blobs: ['view', 'website', ''], doubles: [id] }]);
  const row = await env.DB.prepare(
    "SELECT visitors, events FROM event_day WHERE entity_id = CAST(?1 AS INTEGER) AND source = 'counted'",
  )
    .bind(id)
    .first();
  expect(row).toEqual({ visitors: 1, events: 1 });
});
