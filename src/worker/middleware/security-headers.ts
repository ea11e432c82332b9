import { iconService } from 'virtual:icon-sets';
import { bootScript } from '#app/boot-script.ts';
import { awayHost } from '#domain/typeface/away-file.ts';
import type { Middleware } from '../context.ts';
import type { Env } from '../env.ts';
import { placeOf } from '../site-origin.ts';

/** On every answer of the worker; public/_headers carries the same for files. */
export const fixedHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  ],
  ['x-frame-options', 'DENY'],
];

export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

let bootHash: string | undefined;

/** The same headers on every answer, errors and redirects included; an answer that forgot its cache rule is not stored. */
export function securityHeaders(): Middleware {
  return async function securityHeaders(c, next) {
    await next();
    await secure(c.res.headers, c.env);
  };
}

/** Adds what is missing; a kept copy has it all already. */
export async function secure(headers: Headers, env: Env): Promise<void> {
  if (headers.has('x-frame-options')) return;
  for (const [name, value] of fixedHeaders) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', await policyFor(headers.get('content-type') ?? ''));
  }
  if (placeOf(env) === 'production') headers.set('strict-transport-security', strictTransport);
}

async function policyFor(contentType: string): Promise<string> {
  return contentType.startsWith('text/html')
    ? pagePolicy()
    : "default-src 'none'; frame-ancestors 'none'";
}

/** The policy of a page. `css`, `pageCss`: the texts of the style elements that the page is sent with. */
export async function pagePolicy(css = '', pageCss = ''): Promise<string> {
  bootHash ??= await sha256Base64(bootScript);
  const hashes = [css && (await hashOfStyle(css)), pageCss && (await sha256Base64(pageCss))];
  const style = hashes.map((hash) => hash && ` 'sha256-${hash}'`).join('');
  const scripts =
    import.meta.env.MODE === 'development'
      ? "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
      : `script-src 'self' 'sha256-${bootHash}'; style-src 'self'${style}`;
  return [
    "default-src 'none'",
    scripts,
    "img-src 'self' data:",
    // Client navigation keeps the policy of the first document, so it is the same on every page.
    `font-src 'self' https://${awayHost}`,
    `connect-src 'self'${iconService && ` ${iconService}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** One text a route at most. */
const styleHashes = new Map<string, string>();

async function hashOfStyle(css: string): Promise<string> {
  let hash = styleHashes.get(css);
  if (hash === undefined) {
    hash = await sha256Base64(css);
    styleHashes.set(css, hash);
  }
  return hash;
}

async function sha256Base64(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
