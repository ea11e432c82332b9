/** What the render worker is made from: names that Vite resolves, and the payload to render. */
export interface RenderParts {
  page: string;
  /** React's own build with `renderToString`. */
  legacy: string;
  payload: string;
}

/**
 * The source of a worker that renders one payload's whole document, `?n=` times in a request: by our stream, and by
 * React's `renderToString` with one encode. It is text because a command may not import the app and its routes;
 * Vite builds it with the plugins of the site.
 */
export function renderEntry({ page, legacy, payload }: RenderParts): string {
  return `import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import legacy from ${JSON.stringify(legacy)};
import { Document } from '#app/document.tsx';
import { Page } from ${JSON.stringify(page)};
const text = ${JSON.stringify(payload)};
const view = { ...JSON.parse(text), path: '/websites', Page };
const site = {
  origin: 'http://127.0.0.1', styles: ['/a.css'], modules: ['/a.js'], fonts: [], entry: '/b.js',
  data: text.replaceAll('<', '\\\\u003c'), jsonLd: [],
};
const tree = () => createElement(Document, { view, site });
const encoder = new TextEncoder();
async function stream() {
  const reader = (await renderToReadableStream(tree(), { progressiveChunkSize: Infinity })).getReader();
  const parts = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
  }
}
function string() {
  return [encoder.encode('<!DOCTYPE html>' + legacy.renderToString(tree()))];
}
export default {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    const render = pathname === '/stream' ? stream : string;
    for (let n = Number(searchParams.get('n') ?? 1); n > 1; n--) await render();
    return new Response(new Blob(await render()), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
};
`;
}
