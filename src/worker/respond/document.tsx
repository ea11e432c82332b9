import { reactRenderer } from '@hono/react-renderer';
import type { ComponentType } from 'react';
import { Document, type Site } from '#app/document.tsx';
import type { PageSheet, Payload, View } from '#app/view.ts';
import { filesOf } from '../build.ts';
import type { AppContext } from '../context.ts';
import { pagePolicy } from '../middleware/security-headers.ts';
import { originOf } from '../site-origin.ts';
import { absoluteJsonLd, jsonForScript, payloadForScript } from './json-script.ts';

export interface DocumentParts {
  payload: Payload;
  Page: ComponentType<never> | ComponentType<object>;
  jsonLd: readonly object[];
  sheet?: PageSheet | undefined;
  headers: Record<string, string>;
  status: 200 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
}

const devScripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble'];

/**
 * Streams the whole document. Loaders are done and nothing suspends, so React writes no inline script; one chunk
 * size means the shell and the page leave together.
 */
export async function respondDocument(c: AppContext, parts: DocumentParts): Promise<Response> {
  const { payload, Page, jsonLd, sheet, headers, status } = parts;
  const origin = originOf(c.env, c.get('url'));
  const view: View = { ...payload, path: pathOf(c), Page: Page as View['Page'] };
  const files = filesOf(payload.route);
  const site: Site = {
    origin,
    ...files,
    ...(sheet ? { styles: [...files.styles, sheet.href], pageCss: sheet.css } : {}),
    data: payloadForScript(payload),
    jsonLd: jsonLd.map((entry) => jsonForScript(absoluteJsonLd(entry, origin))),
    ...(import.meta.env.MODE === 'development' ? { dev: devScripts } : {}),
  };
  c.status(status);
  const renderer = reactRenderer(() => <Document view={view} site={site} />, {
    stream: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await pagePolicy(files.css.__html, sheet?.css),
      ...headers,
    },
    readableStreamOptions: {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        c.get('note').error = String(error);
      },
    },
  });
  await renderer(c, async () => {});
  return c.render(<></>);
}

function pathOf(c: AppContext): string {
  const { path, search } = c.get('page');
  return search.size > 0 ? `${path}?${search}` : path;
}
