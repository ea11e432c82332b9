import { type ErrorData, ErrorPage, errorPayload } from '#app/error-page.tsx';
import { crawlerPattern, outageRetryAfterSeconds } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { build } from '../build.ts';
import type { AppContext } from '../context.ts';
import { respondDocument } from './document.tsx';
import { memberMark } from './member-mark.ts';

/** `validation`: the route is there, the thing is not. `no-route`: nothing has this address. */
export type ErrorKind =
  | 'validation'
  | 'no-route'
  | 'gone-link'
  | 'too-many'
  | 'too-large'
  | 'unavailable'
  | 'failed';

export interface Failure {
  kind: ErrorKind;
  instead?: ErrorData['instead'] | undefined;
}

type Text = Omit<Partial<ErrorData>, 'status' | 'instead'> & {
  status: 404 | 413 | 429 | 500 | 503;
};

/** The error page by kind, as a document or a payload. Crawlers get the status and nothing else. */
export async function respondError(c: AppContext, { kind, instead }: Failure): Promise<Response> {
  const { fullPath } = c.get('page');
  const { status, ...texts } = textsOf(kind, fullPath);
  const headers: Record<string, string> = { 'cache-control': 'no-store', vary: 'cookie' };
  if (kind === 'unavailable') headers['retry-after'] = String(outageRetryAfterSeconds);
  if (crawlerPattern.test(c.req.header('user-agent') ?? '')) {
    c.get('note').error ??= `crawler: ${kind}`;
    return c.body(null, status, headers);
  }
  const way = instead ?? (status === 404 ? wayBack(fullPath) : again(c, status));
  const payload = errorPayload({ status, ...texts, instead: way }, build.id);
  if (kind === 'validation') payload.isFatal = true;
  Object.assign(payload, memberMark(c));
  if (kind === 'gone-link') payload.layout = 'blank';
  if (c.get('page').wantsPayload) return c.json(payload, status, headers);
  return respondDocument(c, { payload, Page: ErrorPage, jsonLd: [], headers, status });
}

const lists: readonly [prefix: string, way: NonNullable<ErrorData['instead']>][] = [
  ['/typefaces', { href: urls.typefaces(), label: 'Browse typefaces' }],
  ['/colors/palettes', { href: urls.palettes(), label: 'Browse palettes' }],
  ['/colors', { href: urls.colors(), label: 'Browse colours' }],
];

/** To the list that the address would be under; websites are the page's own way. */
function wayBack(fullPath: string): ErrorData['instead'] {
  return lists.find(([prefix]) => fullPath.startsWith(`${prefix}/`))?.[1] ?? null;
}

/** What failed on this side may work a moment later. */
function again(c: AppContext, status: number): ErrorData['instead'] {
  if (status < 500) return null;
  const { path, search } = c.get('page');
  return { href: search.size > 0 ? `${path}?${search}` : path, label: 'Try again' };
}

function textsOf(kind: ErrorKind, fullPath: string): Text {
  switch (kind) {
    case 'validation':
      return {
        status: 404,
        message: `Page Not Found: ${fullPath}`,
        description: 'What was here is gone, or there never was anything by this name.',
      };
    case 'no-route':
      return {
        status: 404,
        message: `Page not found: ${fullPath}`,
        description: 'No page has this address. It may be mistyped.',
      };
    case 'gone-link':
      return {
        status: 404,
        message: `Page Not Found: ${fullPath}`,
        description: 'This link leads nowhere any more.',
      };
    case 'too-many':
      return {
        status: 429,
        title: 'Too many changes at once',
        description: 'Nothing was changed. Go back and send it again in a few seconds.',
      };
    case 'too-large':
      return {
        status: 413,
        title: 'Too much for one form',
        description:
          'Nothing was changed. Go back: what you typed is still there. Choose a smaller file, or send less.',
      };
    case 'unavailable':
      return {
        status: 503,
        title: 'Not available right now',
        description:
          'The catalogue cannot be read at this moment. Nothing is lost; try again in half a minute.',
      };
    case 'failed':
      return { status: 500 };
  }
}
