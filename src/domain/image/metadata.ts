import { imageMeta } from 'image-meta';
import { imageMostBytes, imageMostPixels, imageMostSide } from '../limits.ts';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';

export interface ImageMetadata {
  /** By the first bytes, whatever the file is called; null for anything but the four kinds that are taken. */
  type: PictureType | null;
  /** In px; 0 when it cannot be read. */
  width: number;
  height: number;
  /** Width by height; 0 when it cannot be read. */
  ratio: number;
}

const avifBrands = new Set(['avif', 'avis', 'mif1', 'msf1']);

/** What a picture says of itself in its first bytes; nothing is decoded. */
export function metadataOf(bytes: Uint8Array): ImageMetadata {
  const type = typeOf(bytes);
  const { width, height } = type ? sizeOf(bytes) : { width: 0, height: 0 };
  return width > 0 && height > 0
    ? { type, width, height, ratio: width / height }
    : { type, width: 0, height: 0, ratio: 0 };
}

export interface PictureLimits {
  bytes: number;
  /** In px. */
  side: number;
  pixels: number;
}

const pictureLimits: PictureLimits = {
  bytes: imageMostBytes,
  side: imageMostSide,
  pixels: imageMostPixels,
};

/** Why a picture is not taken, as the end of a sentence about it; null when it may be decoded. */
export function refusalOf(bytes: Uint8Array, most = pictureLimits): string | null {
  if (bytes.length > most.bytes) return `is larger than ${most.bytes / 1024 / 1024} MB`;
  const { type, width, height } = metadataOf(bytes);
  if (!type) return 'is no PNG, JPEG, WebP or AVIF';
  if (!width || !height) return 'does not say how large it is';
  if (Math.max(width, height) > most.side)
    return `is ${width} x ${height} px: a side may have ${most.side}`;
  if (width * height > most.pixels)
    return `is ${width} x ${height} px: together they may be ${most.pixels}`;
  return null;
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageMeta(bytes);
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

function typeOf(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && avifBrands.has(text(8, 12))) return 'image/avif';
  return null;
}
