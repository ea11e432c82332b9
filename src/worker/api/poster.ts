import type { Cache } from '@cloudflare/workers-types';
import { posterSizes } from '#domain/limits.ts';
import { type PosterFacts, printOf } from '#domain/poster/poster-facts.ts';
import { findPosterFacts } from '#domain/poster/poster-store.ts';
import { urls } from '#domain/urls.ts';
import { build } from '../build.ts';
import { knownVersion } from '../catalogue/open-catalogue.ts';
import type { AppContext } from '../context.ts';
import { loadFace } from './poster-faces.ts';
import { problem } from './problem.ts';

const sizes: ReadonlySet<string> = new Set(posterSizes);
const printPattern = /^([1-9][0-9]{0,9})-([0-9a-z]{1,7})$/;

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened alone it is a document of this origin: it may mix its inks, and nothing else.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** `/posters/{id}-{print}/{width}x{height}.svg`: only the listed sizes; another print leads to the present one. */
export async function poster(c: AppContext): Promise<Response> {
  const [, id, print] = printPattern.exec(c.req.param('print') ?? '') ?? [];
  const [, size = ''] = /^([0-9x]+)\.svg$/.exec(c.req.param('file') ?? '') ?? [];
  if (id === undefined || print === undefined || !sizes.has(size)) return missing(c);
  const address = keptAddress(c, `${id}-${print}/${size}`);
  const kept = address && (await edge().match(address));
  if (kept) return new Response(kept.body as unknown as ReadableStream, { headers });
  const facts = await findPosterFacts(c.get('db'), Number(id));
  if (!facts) return missing(c);
  const [width = 0, height = 0] = size.split('x').map(Number);
  const present = printOf(facts);
  if (print !== present) {
    return new Response(null, {
      status: 302,
      headers: {
        location: urls.poster({ id: Number(id), poster: present }, width, height),
        'cache-control': 'no-store',
      },
    });
  }
  const svg = await draw(c, facts, { width, height });
  if (svg === null) return problem(c, 503, 'The poster cannot be drawn now');
  if (address)
    c.executionCtx.waitUntil(edge().put(address, new Response(svg, { headers }) as never));
  return new Response(svg, { headers });
}

/** Drawing and faces are loaded with the first poster: pages do not pay for them. */
async function draw(
  c: AppContext,
  facts: PosterFacts,
  size: { width: number; height: number },
): Promise<string | null> {
  const { drawPoster, setName } = await import('#domain/poster/poster.ts');
  const face = await loadFace(c, facts.face, setName(facts));
  return face && drawPoster(facts, face, size);
}

/** Under the catalogue's version, so that a website taken down is asked for again; null while it is not known. */
function keptAddress(c: AppContext, name: string): string | null {
  const version = knownVersion(c.get('now')());
  return version > 0 ? `https://kept.invalid/${build.id}/${version}/posters/${name}` : null;
}

function edge(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

function missing(c: AppContext): Response {
  return problem(c, 404, 'There is no such poster');
}
