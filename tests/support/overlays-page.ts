import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll } from 'vitest';
import { root } from '../../src/cli/paths.ts';
import { useBrowser, type VisitOptions } from './browser.ts';

const overlaysPath = '/test-overlays/';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

type Serve = (page: Page) => Promise<void>;

/** Opens the page of overlays, one per test. Its clock stands still: it moves when the test says so. */
export function useOverlays(): (options?: VisitOptions) => Promise<Page> {
  const { visit, origin } = useBrowser();
  const site: { serve?: Serve } = {};
  beforeAll(async () => {
    site.serve = await overlaysPage(origin);
  });
  return async (options = {}) => {
    const { page } = await visit(overlaysPath, {
      ...options,
      prepare: async (visitor) => {
        await visitor.page.clock.install({ time: 0 });
        await site.serve?.(visitor.page);
      },
    });
    await page.getByRole('heading', { name: 'Overlays', level: 2 }).waitFor();
    await page.clock.pauseAt(60_000);
    return page;
  };
}

export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim());
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A page that holds the overlays of the kit and nothing else, under the site's own content security policy. */
async function overlaysPage(origin: string): Promise<Serve> {
  const files = await bundle();
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const fonts = [...files.keys()].filter((name) => /-latin-w\w+-normal.*\.woff2$/.test(name));
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Overlays</title>
${styles.map((name) => `<link rel="stylesheet" href="${overlaysPath}${name}">`).join('')}
${fonts.map((name) => `<link rel="preload" href="${overlaysPath}${name}" as="font" type="font/woff2" crossorigin>`).join('')}
<script type="module" src="${overlaysPath}entry.js"></script></head>
<body><div id="app"></div></body></html>`;
  return async (page) => {
    await page.route(`**${overlaysPath}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(overlaysPath.length);
      const body = files.get(name);
      return body === undefined
        ? route.fulfill({
            contentType: 'text/html',
            headers: { 'content-security-policy': policy },
            body: html,
          })
        : route.fulfill({ contentType: types[path.extname(name)] ?? 'text/plain', body });
    });
  };
}

async function bundle(): Promise<Map<string, Buffer>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: overlaysPath,
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rollupOptions: {
        input: path.join(root, 'tests/support/overlays-entry.tsx'),
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((file) => [
      file.fileName,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}
