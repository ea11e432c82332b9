import { expect, test } from 'vitest';
import type { Payload } from '#app/view.ts';
import { bodyOf, plainRoute, site, thingRoute } from '../../support/site.tsx';

const broken = plainRoute({ url: '/broken', load: () => Promise.reject(new Error('broken')) });
const ask = site([thingRoute, broken]);

/** Original, section 8, to the letter. */
test.each([
  ['/things/Refused?a=1', 404, 'Page Not Found: /things/Refused?a=1', true],
  ['/things/missing', 404, 'Page Not Found: /things/missing', true],
  ['/no-such-place', 404, 'Page not found: /no-such-place', false],
  ['/no/such/place?q=%3Cb%3E&_b=1', 404, 'Page not found: /no/such/place?q=%3Cb%3E', false],
])('GET %s is a %d that says %s, fatal: %s', async (path, status, message, isFatal) => {
  const page = await ask(path);
  expect(page.status).toBe(status);
  expect(await page.text()).toContain(message.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const payload = await ask(path.replace(/(\?|$)/, '/_payload.json$1'));
  expect(payload.status).toBe(status);
  const answer = await bodyOf<Payload>(payload);
  expect(answer).toMatchObject({
    status,
    route: 'error',
    data: { title: 'Page Not Found', message },
  });
  expect(answer.isFatal ?? false).toBe(isFatal);
});

test('a long address is cut at 200 characters', async () => {
  const { data } = await bodyOf<{ data: { message: string } }>(
    await ask(`/${'a'.repeat(500)}/_payload.json`),
  );
  expect(data.message).toBe(`Page not found: /${'a'.repeat(199)}…`);
});

test('crawlers get the status of an error and an empty body; a good page is the same for them', async () => {
  for (const agent of [
    'Googlebot/2.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
  ]) {
    const headers = { 'user-agent': agent };
    for (const [path, status] of [
      ['/no-such-place', 404],
      ['/broken', 500],
      ['/things/missing', 404],
    ] as const) {
      const answer = await ask(path, { headers });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe('');
    }
    expect(await (await ask('/things/known', { headers })).text()).toBe(
      await (await ask('/things/known')).text(),
    );
  }
});

test('headless browsers are not crawlers', async () => {
  const answer = await ask('/no-such-place', {
    headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/156.0.0.0' },
  });
  expect(await answer.text()).toContain('Page not found');
});

test('a page only answers GET and HEAD', async () => {
  expect((await ask('/things/known', { method: 'HEAD' })).status).toBe(200);
  const answer = await ask('/things/known', { method: 'POST', body: 'a=1' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
