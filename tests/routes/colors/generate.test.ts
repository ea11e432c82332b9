import { expect, test } from 'vitest';
import { site } from '../../support/site.tsx';

const allow = { limit: async () => ({ success: true }) };
const ask = site(undefined, { RENDER_LIMIT: allow });
const text = async (path: string) => (await ask(path)).text();
const hexesIn = (html: string) =>
  [...html.matchAll(/aria-label="Copy (#[0-9a-f]{6})"/g)].map(([, hex]) => hex);

test('GET /colors/generate shows five colours; shuffling and locking are links', async () => {
  const html = await text('/colors/generate');
  const colors = hexesIn(html);
  expect(colors).toHaveLength(5);
  const slug = colors.map((hex) => hex?.slice(1)).join('-');
  expect(html).toContain(`href="/colors/generate?colors=${slug}&amp;locked=3"`);
  expect(html).toContain(`href="/colors/palettes/${slug}"`);
  expect(html).toContain(`href="/colors/palettes/${slug}/export/ase"`);
  const [, next = ''] = /class="btn primary" href="([^"]+)"/.exec(html) ?? [];
  expect(hexesIn(await text(next))).not.toEqual(colors);
});

test('the address is the state: locked colours stay through the next shuffle', async () => {
  const html = await text('/colors/generate?colors=ff5533-101418-ffeaad&locked=1-3');
  expect(hexesIn(html)).toEqual(['#ff5533', '#101418', '#ffeaad']);
  expect(html).toContain('aria-label="Unlock #ff5533"');
  expect(html).toContain('aria-label="Lock #101418"');
  expect(html).toContain('content="noindex"');
  const [, next = ''] = /class="btn primary" href="([^"]+)"/.exec(html) ?? [];
  const shuffled = hexesIn(await text(next.replaceAll('&amp;', '&')));
  expect([shuffled[0], shuffled[2]]).toEqual(['#ff5533', '#ffeaad']);
  expect(shuffled[1]).not.toBe('#101418');
});

test('what is no palette shows the first one', async () => {
  const first = hexesIn(await text('/colors/generate'));
  for (const colors of ['x', '"><script>', 'ff5533', '%00']) {
    expect(hexesIn(await text(`/colors/generate?colors=${encodeURIComponent(colors)}`))).toEqual(
      first,
    );
  }
});
