import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bootScript } from '#app/boot-script.ts';
import { Document, type Site } from '#app/document.tsx';
import { DocumentOnly } from '#app/document-only.ts';
import { ErrorPage, errorPayload } from '#app/error-page.tsx';
import type { View } from '#app/view.ts';

const site: Site = {
  origin: 'https://specimen.example',
  styles: ['/assets/a.css'],
  css: { __html: 'body>p{color:red}' },
  modules: ['/assets/page.js'],
  fonts: ['/assets/sans.woff2', '/assets/mono.woff2'],
  entry: '/assets/browser.js',
  data: '{"status":404}',
  jsonLd: ['{"@type":"WebSite"}'],
};

async function render(change: Partial<View> = {}): Promise<string> {
  const view = {
    ...errorPayload({ status: 404, message: 'Page Not Found: /nowhere' }, 'b1'),
    path: '/nowhere',
    Page: ErrorPage,
    ...change,
  } as View;
  const stream = await renderToReadableStream(<Document view={view} site={site} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(stream).text();
}

describe('the document', () => {
  it('carries one inline script, its data blocks and nothing else inline', async () => {
    const html = await render();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].map(([tag]) => tag);
    expect(inline).toEqual([
      '<script data-faces="/assets/sans.woff2 /assets/mono.woff2" data-entry="/assets/browser.js" data-chunks="/assets/page.js">',
      '<script id="page-data" type="application/json">',
      '<script type="application/ld+json">',
    ]);
    expect(html).toContain(bootScript);
    expect(html).not.toContain('style=');
    expect(html.match(/<style>.*?<\/style>/gs)).toEqual(['<style>body>p{color:red}</style>']);
    expect(html).toContain(
      '<link href="/assets/a.css" rel="stylesheet" disabled="" media="not all"/>',
    );
  });

  it('asks for its entry before the page, for no other chunk and for no face: the boot script does', async () => {
    const html = await render();
    expect(html).toContain(
      '<body><div hidden=""><link rel="modulepreload" href="/assets/browser.js"></div><div id="app"',
    );
    expect(html.match(/rel="modulepreload"/g)).toHaveLength(1);
    expect(html).not.toContain('as="font"');
  });

  it('has the head tags of its page and no colour mode of its own', async () => {
    const html = await render({
      meta: { title: 'Websites', canonical: '/websites', next: '/websites?page=2' },
    });
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<title>Websites · Specimen</title>');
    expect(head).toContain('<link rel="canonical" href="https://specimen.example/websites"/>');
    expect(head).toContain('<link rel="next" href="https://specimen.example/websites?page=2"/>');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
  });

  it('says the colour mode only when the page forces one', async () => {
    expect(await render({ colorMode: 'dark' })).toContain(
      '<html lang="en" data-color-mode="dark">',
    );
  });

  it('shows an error with its status, its title, its message and its description', async () => {
    const html = await render();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const text of ['404', 'Page Not Found', 'Page Not Found: /nowhere', 'mistyped']) {
      expect(html).toContain(text);
    }
  });
});

describe('a value for the document alone', () => {
  it('is left out of JSON', () => {
    expect(JSON.stringify({ a: 1, facets: new DocumentOnly({ b: 2 }) })).toBe('{"a":1}');
  });
});
