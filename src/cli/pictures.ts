import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { measuredSchema } from '#domain/import/website-row.ts';
import { imageMostBytes } from '#domain/limits.ts';
import { cleanPicture } from './clean-picture.ts';
import type { Pictures } from './store-client.ts';

const withScreenshot = z.looseObject({
  screenshot: z.string(),
  screenshotAlt: z.string().optional(),
  picture: z.undefined().optional(),
});
const described = z.object({
  width: z.number(),
  height: z.number(),
  type: z.string(),
  bytes: z.number(),
  thumbhash: z.string(),
  edge: z.string().nullable(),
  measured: measuredSchema,
});

type Described = z.infer<typeof described>;
type Taken = { key: string; about: Described } | { reason: string };

interface Options {
  pictures: Pictures;
  folder: string;
  dryRun?: boolean;
  /** Called with the end of a sentence about the file. */
  refuse(line: number, file: string, reason: string): void;
}

/**
 * Stores a website row's `screenshot`, a file under `folder`, in R2 and gives the row its picture. The key is
 * the SHA-256 of the file as it came; what is stored is drawn anew (see `cleanPicture`). A file that is missing
 * or no good picture, or that the store does not take, leaves the row without one.
 */
export function pictureTaker(options: Options) {
  return async (row: unknown, line: number): Promise<unknown> => {
    const wanted = withScreenshot.safeParse(row);
    if (!wanted.success) return row;
    const { screenshot, screenshotAlt: alt = '' } = wanted.data;
    const taken = await take(screenshot, options);
    if ('reason' in taken) {
      options.refuse(line, screenshot, taken.reason);
      return row;
    }
    return { ...wanted.data, picture: { key: taken.key, ...taken.about, alt } };
  };
}

async function take(name: string, { pictures, folder, dryRun }: Options): Promise<Taken> {
  const given = await read(folder, name);
  if ('reason' in given) return given;
  const key = createHash('sha256').update(given.bytes).digest('hex');
  const before = await pictures.about(key);
  const known = before === null ? null : described.safeParse(JSON.parse(before));
  if (known?.success) return { key, about: known.data };
  const clean = await cleanPicture(given.bytes);
  if (!clean.ok) return clean;
  const { bytes, measured, ...rest } = clean.picture;
  const day = new Date().toISOString().slice(0, 10);
  const about = { ...rest, bytes: bytes.length, measured: { ...measured, day } };
  if (dryRun) return { key, about };
  // The row comes after its bytes: a put that fails leaves nothing that points nowhere.
  return pictures.put(key, bytes, about.type, JSON.stringify(about)).then(
    () => ({ key, about }),
    () => ({ reason: 'could not be stored: the next run tries again' }),
  );
}

/** A file under the folder, links followed first. */
async function read(
  folder: string,
  name: string,
): Promise<{ bytes: Uint8Array } | { reason: string }> {
  const missing = { reason: 'is not there' };
  const top = await realpath(folder);
  const file = await realpath(path.resolve(top, name)).catch(() => null);
  if (file === null || !file.startsWith(top + path.sep)) return missing;
  const size = await stat(file);
  if (!size.isFile()) return missing;
  if (size.size > imageMostBytes)
    return { reason: `is larger than ${imageMostBytes / 1024 / 1024} MB` };
  return { bytes: new Uint8Array(await readFile(file)) };
}
