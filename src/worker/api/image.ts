import type { Cache, ImagesBinding } from '@cloudflare/workers-types';
import { findImage } from '#domain/image/image-store.ts';
import { imageDensities, imageQuality, imageWidths, keptForMs } from '#domain/limits.ts';
import type { AppContext } from '../context.ts';
import { problem } from './problem.ts';

const types = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;
type Ending = keyof typeof types;
const widths = new Set(
  imageDensities.flatMap((density) => imageWidths.map((width) => width * density)),
);
const addressPattern = /^([1-9][0-9]{2,3})\.(webp|avif|jpg)$/;

/**
 * `/img/{key}/{width}.{webp|avif|jpg}`: only the listed widths, never wider than the original, immutable. The edge
 * keeps what it drew for a day, so that a picture taken down is gone a day later.
 */
export async function image(c: AppContext): Promise<Response> {
  const key = c.req.param('key') ?? '';
  const [, width, ending] = addressPattern.exec(c.req.param('file') ?? '') ?? [];
  if (!/^[0-9a-f]{64}$/.test(key) || !isEnding(ending) || !widths.has(Number(width)))
    return missing(c);
  const address = `https://kept.invalid/img/${key}/${width}.${ending}`;
  const kept = await edge().match(address);
  if (kept) return drawn(kept.body as unknown as ReadableStream, ending);
  const original = await findImage(c.get('db'), key);
  if (!original?.width || Number(width) > Math.max(original.width, imageWidths[0]))
    return missing(c);
  try {
    const bytes = await resized(c, key, Math.min(Number(width), original.width), types[ending]);
    if (!bytes) return missing(c);
    c.executionCtx.waitUntil(edge().put(address, copyOf(bytes)));
    return drawn(bytes, ending);
  } catch (cause) {
    c.get('note').error = `picture: ${String(cause)}`;
    return problem(c, 503, 'The picture cannot be shown now');
  }
}

function drawn(body: ArrayBuffer | ReadableStream, ending: Ending): Response {
  return new Response(body, {
    headers: {
      'content-type': types[ending],
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

function copyOf(bytes: ArrayBuffer) {
  const headers = { 'cache-control': `public, max-age=${keptForMs / 1000}` };
  return new Response(bytes, { headers }) as never;
}

function edge(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

/** Null when the store has no such picture. Whole before the answer starts: half a picture must not be kept for a year. */
async function resized(
  c: AppContext,
  key: string,
  width: number,
  format: (typeof types)[Ending],
): Promise<ArrayBuffer | null> {
  const stored = await c.env.PICTURES.get(key);
  if (!stored) return null;
  const original = await stored.arrayBuffer();
  if (original.byteLength !== stored.size) throw new Error('the store broke off');
  const output = await c.env.IMAGES.input(bodyOf(original))
    .transform({ width })
    .output({ format, quality: imageQuality });
  const answer = output.response();
  if (!answer.ok) throw new Error(`the resizer answered ${answer.status}`);
  return answer.arrayBuffer();
}

function bodyOf(bytes: ArrayBuffer) {
  return new Blob([bytes]).stream() as unknown as Parameters<ImagesBinding['input']>[0];
}

function isEnding(text: string | undefined): text is Ending {
  return text !== undefined && text in types;
}

function missing(c: AppContext): Response {
  return problem(c, 404, 'There is no such picture');
}
