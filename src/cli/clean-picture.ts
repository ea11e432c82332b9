import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { edgeRows, flatColor } from '#domain/image/lower-edge.ts';
import { metadataOf, refusalOf } from '#domain/image/metadata.ts';
import { imageDensities, imageMostPixels, imageWidths } from '#domain/limits.ts';
import { extractPalette, type MeasuredPalette } from '#domain/palette/extract.ts';

export interface CleanPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/webp';
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** The one colour of its lower edge, `#rrggbb`, where it has one. */
  edge: string | null;
  measured: MeasuredPalette;
}

const widestServed = Math.max(...imageWidths) * Math.max(...imageDensities);
const mostSeconds = 30;
const hashSide = 100;
const measuredSide = 400;
const quality = 90;

/**
 * A picture as pixels and nothing else: what came with them (place, camera, comments, frames, whatever follows
 * the last chunk) does not survive being drawn anew. Refused are files that are no picture, that are too large to
 * decode, or that break off. sharp is what the local platform resizes with: what it reads here is served later.
 */
export async function cleanPicture(
  given: Uint8Array,
): Promise<{ ok: true; picture: CleanPicture } | { ok: false; reason: string }> {
  const reason = refusalOf(given);
  if (reason !== null) return { ok: false, reason };
  const { default: sharp } = await import('sharp');
  const pixels = sharp(given, {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: imageMostPixels,
    pages: 1,
  })
    .timeout({ seconds: mostSeconds })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize({ width: widestServed, withoutEnlargement: true });
  try {
    const isDrawn = metadataOf(given).type === 'image/png';
    // Flat colour and small text keep their edges; a photograph is lossy already.
    const { data, info } = await pixels
      .clone()
      .webp(isDrawn ? { lossless: true, effort: 3 } : { quality, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    const thumbhash = await thumbhashOf(pixels);
    const measured = await measure(pixels);
    const { width, height } = info;
    const edge = await edgeOf(pixels, width, height);
    return {
      ok: true,
      picture: {
        bytes: new Uint8Array(data),
        type: 'image/webp',
        width,
        height,
        thumbhash,
        edge,
        measured,
      },
    };
  } catch {
    return { ok: false, reason: 'cannot be decoded to its end' };
  }
}

/** Every so many pixels one, none mixed: mixing makes colours that nobody painted. */
async function measure(pixels: Sharp): Promise<MeasuredPalette> {
  const { data, info } = await pixels
    .clone()
    .resize(measuredSide, measuredSide, {
      fit: 'inside',
      kernel: 'nearest',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return extractPalette({ data, width: info.width, height: info.height });
}

async function edgeOf(pixels: Sharp, width: number, height: number): Promise<string | null> {
  const rows = edgeRows(height);
  const { data } = await pixels
    .clone()
    .extract({ left: 0, top: height - rows, width, height: rows })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return flatColor({ data, width, height: rows });
}

async function thumbhashOf(pixels: Sharp): Promise<string> {
  const { data, info } = await pixels
    .clone()
    .resize(hashSide, hashSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
