import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { iconSets } from '../../build/icon-sets.ts';
import { firstWebsite, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();
const files = new Map<string, string>();

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    base: '/assets/mounted/',
    mode: 'production',
    plugins: [react(), iconSets()],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: path.join(import.meta.dirname, '../support/mounted.tsx'),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'mounted.js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('the parts were not built');
  for (const file of bundle.output)
    files.set(file.fileName, file.type === 'chunk' ? file.code : String(file.source));
});

/** A page of the site that can mount parts; what the network says about failed requests is expected here. */
async function stage(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const visitor = await visit('/robots.txt');
  const { page } = visitor;
  await page.route('**/assets/mounted/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ body: files.get(name) ?? '', contentType });
  });
  await prepare(page);
  await page.goto('/websites');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  const css = [...files.keys()].filter((name) => name.endsWith('.css'));
  await page.evaluate(async (names) => {
    for (const name of names) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: `/assets/mounted/${name}` });
      document.head.append(link);
      await new Promise((done) => link.addEventListener('load', done));
    }
  }, css);
  return { ...visitor, logged };
}

/** As text: Vitest would rewrite an import in a function that only the browser runs. */
function mount<Given>(page: Page, call: string): Promise<Given> {
  return page.evaluate<Given>(
    `import('/assets/mounted/mounted.js').then((parts) => parts.${call})`,
  );
}

function icon(page: Page, name: string, label: string): Promise<string> {
  return mount(page, `mountIcon(${JSON.stringify(name)}, ${JSON.stringify(label)})`);
}

describe('an icon that data names', () => {
  test('the server sends an empty box, and the client draws the right path from our own endpoint', async () => {
    const { page, requests } = await stage();
    const sent = await icon(page, 'lucide:home', 'Home');
    expect(sent).toMatch(/^<span class="[^"]+" role="img" aria-label="Home"><\/span>$/);
    const drawn = page.getByRole('img', { name: 'Home' }).locator('svg path').first();
    await drawn.waitFor({ state: 'attached' });
    const { icons } = (await (
      await page.request.get('/api/icons/lucide.json?icons=house')
    ).json()) as {
      icons: { house: { body: string } };
    };
    expect(icons.house.body).toContain(await drawn.getAttribute('d'));
    expect(requests.filter((one) => one.startsWith('/api/icons/'))).toEqual([
      '/api/icons/lucide.json?icons=home',
    ]);
    expect(await box(page, 'Home')).toEqual([16, 16]);
  });

  test('a brand’s mark comes from the second set', async () => {
    const { page } = await stage();
    await icon(page, 'simple-icons:github', 'GitHub');
    await page
      .getByRole('img', { name: 'GitHub' })
      .locator('svg path')
      .waitFor({ state: 'attached' });
  });

  test('one that there is not keeps its box and is logged once', async () => {
    const { page, logged } = await stage();
    await icon(page, 'lucide:no-such-icon', 'None');
    await expect
      .poll(() => logged)
      .toEqual(['icon lucide:no-such-icon did not load: its place stays empty']);
    await icon(page, 'lucide:no-such-icon', 'Again');
    await page.waitForTimeout(500);
    expect(logged).toHaveLength(1);
    expect(await box(page, 'None')).toEqual([16, 16]);
  });

  test.each(['answers 500', 'refuses', 'hangs'])(
    'F8: the endpoint %s: logged, the box stays',
    async (how) => {
      const { page, logged, said } = await stage((page) =>
        page.route('**/api/icons/**', (route) => {
          if (how === 'hangs') return;
          return how === 'refuses' ? route.abort() : route.fulfill({ status: 500, body: 'no' });
        }),
      );
      await icon(page, 'lucide:globe', 'Globe');
      await expect
        .poll(() => logged, { timeout: 4_000 })
        .toEqual(['icon lucide:globe did not load: its place stays empty']);
      expect(await box(page, 'Globe')).toEqual([16, 16]);
      // The browser itself tells of failed requests; nothing else may speak.
      expect(said.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
      said.length = 0;
    },
  );
});

describe('F4: a picture that does not come', () => {
  const moments = ['before', 'after'] as const;

  test.each(moments)('%s the page is taken over: its poster is shown', async (when) => {
    const { page, said } = await stage();
    const id = Number(/\d+/.exec(await firstWebsite(origin))?.[0]);
    await mount(page, `mountPicture('${when}', ${id})`);
    const img = page.locator(`#mounted-${when}`).getByRole('img', { name: 'Poster' });
    await img.waitFor();
    await expect
      .poll(() => img.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
    expect(await img.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(
      /\/posters\/\d+-\w+\/1200x800\.svg$/,
    );
    said.length = 0;
  });

  test.each(moments)(
    '%s the page is taken over, nor its poster: asked for once, its ground stays, no broken mark',
    async (when) => {
      const { page, said, requests } = await stage();
      await page.route('**/posters/0-*/**', (route) => route.abort());
      await mount(page, `mountPicture('${when}', 0)`);
      const place = page.locator(`#mounted-${when}`);
      await expect
        .poll(() => place.locator('img').evaluate((img) => getComputedStyle(img).visibility))
        .toBe('hidden');
      expect(
        await place
          .locator('rect')
          .evaluateAll((all) => all.map((one) => one.getAttribute('fill'))),
      ).toEqual(['#aa0000', '#00aa00', '#0000aa']);
      await page.waitForTimeout(300);
      const asked = requests.filter((one) => one.startsWith('/posters/0-'));
      expect(asked).toEqual(['/posters/0-0/1200x800.svg']);
      said.length = 0;
    },
  );
});

async function box(page: Page, name: string): Promise<number[]> {
  const size = await page.getByRole('img', { name }).boundingBox();
  return [Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)];
}
