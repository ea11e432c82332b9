import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../src/cli/paths.ts';

export const overlaysPath = '/test-overlays/';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type Serve = (page: Page) => Promise<void>;

/** A page that holds the overlays of the kit and nothing else, under the site's own content security policy. */
export async function overlaysPage(origin: string): Promise<Serve> {
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
