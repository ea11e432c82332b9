import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { published } from '../../support/catalogue.ts';
import { collector } from '../../support/collections.ts';
import { addTypeface } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { sameSite } from '../../support/ours.ts';
import { site } from '../../support/site.tsx';
import { addWholeFace } from '../../support/whole-face.ts';

const ask = site();
const page = async (path: string, init?: RequestInit) =>
  (await (await ask(path, init)).text()).replaceAll('<!-- -->', '');
let kept = 0;

beforeAll(async () => {
  kept = await addTypeface({ slug: 'kept', name: 'Kept', styles: ['serif'] });
  await addWholeFace(kept);
  const away = await addTypeface({ slug: 'away', name: 'Away' });
  const catalogue = { weights: [300, 500], italic: false, variable: false, subsets: ['latin'] };
  await env.DB.batch([
    env.DB.prepare('UPDATE typeface SET catalogue_json = ? WHERE id = ?').bind(
      JSON.stringify(catalogue),
      away,
    ),
    env.DB.prepare("INSERT INTO typeface_link VALUES (?, 'npm', '@fontsource/away')").bind(away),
  ]);
  const bought = await addTypeface({ slug: 'bought', name: 'Bought' });
  await env.DB.prepare("INSERT INTO typeface_link VALUES (?, 'website', 'https://f.example/')")
    .bind(bought)
    .run();
  await published();
});

test('rows, cells and the page have a heart and a collection button', async () => {
  for (const path of ['/typefaces', '/typefaces?view=grid', '/typefaces/kept']) {
    const html = await page(path);
    for (const [name, label] of [
      ['add', 'Add Kept to favourites'],
      ['collect', 'Add Kept to a collection'],
    ])
      expect(html).toMatch(
        new RegExp(
          `<button (?=[^>]*name="${name}")(?=[^>]*aria-label="${label}")[^>]*value="fonts/${kept}"`,
        ),
      );
  }
});

test('without script a typeface is put into a collection by two forms', async () => {
  const { headers } = await signedIn();
  const { make, read } = collector(ask, headers);
  const { slug } = await make('Serifs');
  const submit = (path: string, fields: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      headers: { ...headers, ...sameSite },
      body: new URLSearchParams(fields),
    });
  const pressed = await submit('/me/favorites', { action: 'keep', collect: `fonts/${kept}` });
  const choosing = pressed.headers.get('location') ?? '';
  expect(choosing).toBe(`/me/collections?add=fonts/${kept}`);
  const html = await page(choosing, { headers });
  expect(html).toMatch(/Choose a collection for <b[^>]*>Kept<\/b>/);
  expect(html).toContain('aria-label="Add Kept to Serifs"');
  await submit(`/me/collections/${slug}`, { action: 'add', item: `fonts/${kept}` });
  expect((await read(slug)).items.map(({ title }) => title)).toEqual(['Kept']);
  expect(await page(`/me/collections/${slug}`, { headers })).toMatch(
    /<a href="\/typefaces\/kept"[^>]*>Kept<\/a>/,
  );
  expect(await page('/me/collections?add=fonts/999999', { headers })).not.toContain('Choose a');
});

// The address is in the data block alone: no element names it, so that no browser asks for it by itself.
test('a row without files offers a preview from elsewhere where a package is known, and asks for nothing', async () => {
  for (const path of ['/typefaces', '/typefaces/away']) {
    const html = await page(path);
    expect(html).toContain('Preview loads from cdn.jsdelivr.net');
    expect(html).toContain('aria-label="Preview Away"');
    const elements = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    expect(elements).not.toMatch(/<[^>]*https:..cdn\.jsdelivr/);
    expect(html).toContain(
      'https://cdn.jsdelivr.net/npm/@fontsource/away/files/away-latin-300-normal.woff2',
    );
    expect(html).not.toContain('aria-label="Preview Bought"');
    expect(html).not.toContain('aria-label="Preview Kept"');
  }
});

test('the policy lets fonts alone come from there, on every page', async () => {
  for (const path of ['/websites', '/typefaces/away']) {
    const policy = (await ask(path)).headers.get('content-security-policy') ?? '';
    const naming = policy.split('; ').filter((rule) => rule.includes('jsdelivr'));
    expect(naming).toEqual(["font-src 'self' https://cdn.jsdelivr.net"]);
  }
});
