import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanPicture } from '../../src/cli/clean-picture.ts';
import {
  canary,
  type Encoded,
  type Hostile,
  hostilePictures,
} from '../support/hostile-pictures.ts';

let files: Hostile[];

beforeAll(async () => {
  files = hostilePictures(await encoded());
});

/** The same picture in each kind, plain and with a place and words in its EXIF block. */
async function encoded(): Promise<Encoded> {
  const plain = sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
  const exif = {
    IFD0: { Copyright: canary, Artist: canary },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 3230/100',
      GPSLongitude: '0/1 7/1 4366/100',
    },
  };
  const kinds = async (picture: Sharp) => ({
    png: await picture.clone().png().toBuffer(),
    jpeg: await picture.clone().jpeg().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
  });
  return { plain: await kinds(plain), tagged: await kinds(plain.clone().withExif(exif)) };
}

/** Names of a WebP's chunks. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    names.push(webp.toString('latin1', at, at + 4));
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

describe('S16 (pictures that the importer stores)', () => {
  test('about sixty files are judged', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  test('each is refused with its reason, or drawn anew with nothing of what it carried', async () => {
    for (const { name, bytes, expected } of files) {
      const judged = await cleanPicture(bytes);
      if (expected !== 'clean') {
        expect(judged, name).toMatchObject({ ok: false, reason: expect.stringMatching(expected) });
        continue;
      }
      if (!judged.ok) throw new Error(`${name} ${judged.reason}`);
      const stored = Buffer.from(judged.picture.bytes);
      expect(stored.includes('CANARY'), name).toBe(false);
      expect(stored.includes('Exif'), name).toBe(false);
      expect(stored.toString('latin1', 0, 4) + stored.toString('latin1', 8, 12), name).toBe(
        'RIFFWEBP',
      );
      expect(stored.readUInt32LE(4) + 8, name).toBe(stored.length);
      expect(['VP8 ', 'VP8L'], name).toContain(chunksOf(stored).join());
      expect(judged.picture, name).toMatchObject({ width: 64, height: 48 });
    }
  });

  test('the files do carry what must not stay: place, words, frames', async () => {
    const carrying = files.filter(({ bytes }) => Buffer.from(bytes).includes(canary));
    expect(carrying.length).toBeGreaterThan(20);
    for (const name of ['gps.jpg', 'gps.webp', 'gps.png', 'gps.avif']) {
      const { bytes } = files.find((file) => file.name === name)!;
      expect((await sharp(bytes).metadata()).exif?.length, name).toBeGreaterThan(50);
    }
  });

  test('a picture that lies on its side is stored upright, without the mark that said so', async () => {
    const lying = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#123' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const judged = await cleanPicture(lying);
    expect(judged).toMatchObject({ ok: true, picture: { width: 40, height: 60 } });
    if (judged.ok)
      expect((await sharp(judged.picture.bytes).metadata()).orientation).toBeUndefined();
  });

  test('what is wider than any width that is served is stored no wider', async () => {
    const wide = await sharp({
      create: { width: 6_000, height: 40, channels: 3, background: '#123' },
    })
      .png()
      .toBuffer();
    expect(await cleanPicture(wide)).toMatchObject({ ok: true, picture: { width: 3_072 } });
  });
});
