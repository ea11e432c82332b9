import { beforeAll, describe, expect, test } from 'vitest';
import { formatList } from '#domain/export/format-list.ts';
import { published } from '../../support/catalogue.ts';
import { collectors } from '../../support/collections.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { addPaletteRow } from '../../support/palette-rows.ts';
import { bodyOf, site } from '../../support/site.tsx';

const allow = { limit: async () => ({ success: true }) };
const ask = site(undefined, { WRITE_LIMIT: allow, RENDER_LIMIT: allow });
const { owner } = collectors(ask);
let website = 0;
let bare = 0;
let harbour = 0;

beforeAll(async () => {
  website = await addWebsite({ colors: [{ hex: '#ff5533', share: 0.6 }, '#101418'] });
  bare = await addWebsite();
  harbour = await addPaletteRow(['#ffeaad', '#028f76'], { name: 'Harbour “Light”' });
  await published();
});

describe("a collection's files", () => {
  test('a public one is read by everybody, never stored; a private one by its owner alone', async () => {
    const { slug, headers, write } = await owner();
    const path = `/collections/${slug}/export/css`;
    expect((await ask(path)).status).toBe(404);
    const own = await ask(`/v2/me/collections/${slug}/export/csv`, { headers });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await write('PATCH', `/${slug}`, { version: 1, visibility: 'public' });
    const shared = await ask(path.replace('css', 'json'));
    expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await bodyOf<{ items: unknown[] }>(shared)).items).toHaveLength(4);
  });

  test('its colours come from its websites and palettes in its order, its typefaces from it', async () => {
    const { make, headers, write } = await owner();
    const { slug } = await make('Warm');
    const palette = await addPalette({ colors: ['#0d1b3e', '#ff5533'] });
    const serif = await addTypeface({ name: 'Recoleta', styles: ['serif'] });
    for (const item of [`palettes/${palette}`, `websites/${website}`, `fonts/${serif}`])
      await write('PUT', `/${slug}/items/${item}`, {});
    const answer = await ask(`/v2/me/collections/${slug}/export/tailwind`, { headers });
    const text = await answer.text();
    expect(text.match(/#[0-9a-f]{6}/g)).toEqual(['#0d1b3e', '#ff5533', '#101418']);
    expect(text).toContain('"Recoleta"');
  });

  test('colours of a catalogued palette come in its order', async () => {
    const { make, headers, write } = await owner();
    const { slug } = await make('Harbour');
    await write('PUT', `/${slug}/items/palettes/${harbour}`, {});
    await write('PUT', `/${slug}/items/websites/${website}`, {});
    const answer = await ask(`/v2/me/collections/${slug}/export/tailwind`, { headers });
    expect((await answer.text()).match(/#[0-9a-f]{6}/g)).toEqual([
      '#ffeaad',
      '#028f76',
      '#ff5533',
      '#101418',
    ]);
  });

  test('its page offers no format that would hold nothing', async () => {
    const { make, headers, write } = await owner();
    const { slug } = await make('Grey');
    await write('PUT', `/${slug}/items/websites/${bare}`, {});
    const page = await (await ask(`/me/collections/${slug}`, { headers })).text();
    expect(page).toContain('/websites/');
    expect(page).not.toContain('id="export"');
    expect((await ask(`/v2/me/collections/${slug}/export/css`, { headers })).status).toBe(404);
  });

  test('of palettes alone there is every format', async () => {
    const { make, headers, write } = await owner();
    const { slug } = await make('Dusk');
    const palette = await addPalette({ colors: ['#0a0b0c'] });
    await write('PUT', `/${slug}/items/palettes/${palette}`, {});
    const page = await (await ask(`/me/collections/${slug}`, { headers })).text();
    for (const { id } of formatList) {
      const href = `/v2/me/collections/${slug}/export/${id}`;
      expect(page).toContain(`href="${href}"`);
      expect([id, (await ask(href, { headers })).status]).toEqual([id, 200]);
    }
  });
});
