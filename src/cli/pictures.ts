import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageMeta } from 'image-meta';
import { z } from 'zod';
import type { Pictures } from './store-client.ts';

const mostBytes = 20 * 1024 * 1024;
const withScreenshot = z.looseObject({ screenshot: z.string(), picture: z.undefined().optional() });
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/**
 * Stores a website row's `screenshot`, a file under `folder`, in R2 under its SHA-256 and gives the row
 * its picture. A file that is missing, too large or no picture leaves the row as it is.
 */
export function pictureTaker(pictures: Pictures, folder: string, dryRun: boolean) {
  const top = path.resolve(folder);
  return async (row: unknown): Promise<unknown> => {
    const wanted = withScreenshot.safeParse(row);
    if (!wanted.success) return row;
    const file = path.resolve(top, wanted.data.screenshot);
    if (!file.startsWith(top + path.sep)) return row;
    const bytes = await readFile(file).then(
      (read) => new Uint8Array(read),
      () => null,
    );
    const picture = bytes && pictureOf(bytes);
    if (!bytes || !picture) return row;
    if (!dryRun && !(await pictures.has(picture.key)))
      await pictures.put(picture.key, bytes, picture.type);
    return { ...wanted.data, picture };
  };
}

function pictureOf(bytes: Uint8Array) {
  if (bytes.length > mostBytes) return null;
  try {
    const { width, height, type } = imageMeta(bytes);
    const mime = types[type ?? ''];
    if (mime === undefined || width < 1 || height < 1) return null;
    const key = createHash('sha256').update(bytes).digest('hex');
    return { key, width, height, type: mime, bytes: bytes.length, alt: '' };
  } catch {
    return null;
  }
}
