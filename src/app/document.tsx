import { App } from '#app/app.tsx';
import { bootScript } from '#app/boot-script.ts';
import { drawOnce } from '#app/drawn-once.ts';
import { grounds } from '#app/state/color-mode.ts';
import { createAppStore } from '#app/state/page.ts';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import type { LayoutName, View } from '#app/view.ts';

/** What the worker knows about the built client and this answer. Addresses are paths of this site. */
export interface Site {
  /** Scheme and host of absolute addresses, without a slash at the end. */
  origin: string;
  /** The style sheets whose rules are in `css`; empty in development, where Vite adds them. */
  styles: readonly string[];
  /** The rules of the shell and the page: the same object for each answer of a route. */
  css: { readonly __html: string };
  /** The rules of this page alone, with `<` nowhere in them. Its address is the last of `styles`. */
  pageCss?: string;
  /** Chunks of the shell and the page beside the entry: preloaded once the page is painted. */
  modules: readonly string[];
  /** The two shell faces: preloaded by the boot script. */
  fonts: readonly string[];
  /** The entry module. */
  entry: string;
  /** The payload as JSON that is safe inside a script element (`<` escaped). */
  data: string;
  /** Structured data, each as JSON that is safe inside a script element. */
  jsonLd: readonly string[];
  /** Module scripts that only the development server needs, before the entry. */
  dev?: readonly string[];
}

/**
 * The whole document. The server renders it; the browser hydrates `#app` alone. The rules stand in the document, so
 * that the first paint waits for one answer; the disabled links only tell the chunk loader that they are there.
 */
export function Document({ view, site }: { view: View; site: Site }) {
  return (
    <html lang="en" data-color-mode={view.colorMode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.dark} />
        <script
          data-faces={site.fonts.join(' ')}
          {...(site.dev ? {} : { 'data-entry': site.entry, 'data-chunks': site.modules.join(' ') })}
          dangerouslySetInnerHTML={{ __html: bootScript }}
        />
        <Rules css={site.css} />
        {site.pageCss && (
          <style data-faces-after dangerouslySetInnerHTML={{ __html: site.pageCss }} />
        )}
        {site.styles.map((href) => (
          <link key={href} href={href} {...inlined} />
        ))}
        {headed.has(view.layout) && <PaintedTo id="main" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {site.dev?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        {!site.dev && <div hidden dangerouslySetInnerHTML={{ __html: entryLink(site.entry) }} />}
        <div id="app" data-origin={site.origin}>
          <App store={createAppStore(view)} origin={site.origin} />
        </div>
        <JsonScript id="page-data" type="application/json" text={site.data} />
        {site.jsonLd.map((text) => (
          <JsonScript key={text} type="application/ld+json" text={text} />
        ))}
        {site.dev && <script type="module" src={site.entry} />}
      </body>
    </html>
  );
}

if (import.meta.env.SSR) drawOnce(Rules, ({ css }) => css);

function Rules({ css }: Pick<Site, 'css'>) {
  return <style dangerouslySetInnerHTML={css} />;
}

/** Layouts with the header: painted half, it moves when the rest of it comes. */
const headed = new Set<LayoutName>(['default', 'content', 'admin']);

/**
 * The entry, which the boot script starts, and with it the other chunks. Its link stands behind the first pictures,
 * which React lifts into the head: there it would hold the largest picture up. As text, since React lifts links.
 */
function entryLink(entry: string): string {
  return `<link rel="modulepreload" href="${entry}">`;
}

/** A sheet that is not fetched: preload scanners overlook `disabled`, and keep to the medium. */
const inlined = { rel: 'stylesheet', disabled: true, media: 'not all' };

function JsonScript({ id, type, text }: { id?: string; type: string; text: string }) {
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
