import { findImage } from '#domain/image/image-store.ts';
import { imageDensities, imageWidths } from '#domain/limits.ts';
import type { AppContext } from '../context.ts';
import { problem } from './problem.ts';

const types = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;
type Ending = keyof typeof types;
const widths = new Set(
  imageDensities.flatMap((density) => imageWidths.map((width) => width * density)),
);
const addressPattern = /^([0-9]{3,4})\.(webp|avif|jpg)$/;

/** `/img/{key}/{width}.{webp|avif|jpg}`: only the listed widths, never wider than the original, immutable. */
export async function image(c: AppContext): Promise<Response> {
  const key = c.req.param('key') ?? '';
  const [, width, ending] = addressPattern.exec(c.req.param('file') ?? '') ?? [];
  if (!/^[0-9a-f]{64}$/.test(key) || !isEnding(ending) || !widths.has(Number(width)))
    return missing(c);
  const original = await findImage(c.get('db'), key);
  if (!original || Number(width) > Math.max(original.width, imageWidths[0])) return missing(c);
  const stored = await c.env.PICTURES.get(key);
  if (!stored) return missing(c);
  const resized = await c.env.IMAGES.input(stored.body)
    .transform({ width: Math.min(Number(width), original.width) })
    .output({ format: types[ending] });
  return new Response(resized.response().body as unknown as ReadableStream, {
    headers: {
      'content-type': types[ending],
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

function isEnding(text: string | undefined): text is Ending {
  return text !== undefined && text in types;
}

function missing(c: AppContext): Response {
  return problem(c, 404, 'There is no such picture');
}
