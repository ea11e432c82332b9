import { env } from 'cloudflare:test';
import { crc32, deflateSync } from 'node:zlib';
import type { ImagesBinding } from '@cloudflare/workers-types';
import { avifWithPlace } from './avif-with-place.ts';
import { canary, type Encoded } from './hostile-pictures.ts';

export function streamOf(bytes: Uint8Array) {
  const whole = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return whole as unknown as Parameters<ImagesBinding['input']>[0];
}

/** One picture in each kind; in those that take one, with a place in an EXIF block. */
export async function encoded(): Promise<Encoded> {
  const plain = {
    png: png(64, 48),
    jpeg: await as('image/jpeg'),
    webp: await as('image/webp'),
    avif: await as('image/avif'),
  };
  const exif = exifBlock();
  const jpegHead = Buffer.from([0xff, 0xe1, 0, 0]);
  jpegHead.writeUInt16BE(exif.length + 8, 2);
  const riffHead = Buffer.alloc(8);
  riffHead.write('EXIF', 'latin1');
  riffHead.writeUInt32LE(exif.length, 4);
  const webp = Buffer.concat([plain.webp, riffHead, exif, Buffer.alloc(exif.length % 2)]);
  webp.writeUInt32LE(webp.length - 8, 4);
  return {
    plain,
    tagged: {
      png: Buffer.concat([plain.png.subarray(0, 33), chunk('eXIf', exif), plain.png.subarray(33)]),
      jpeg: Buffer.concat([
        plain.jpeg.subarray(0, 2),
        jpegHead,
        Buffer.from('Exif\0\0', 'latin1'),
        exif,
        plain.jpeg.subarray(2),
      ]),
      webp,
      avif: avifWithPlace,
    },
  };
}

async function as(format: 'image/jpeg' | 'image/webp' | 'image/avif'): Promise<Buffer> {
  const output = await env.IMAGES.input(streamOf(png(64, 48))).output({ format });
  return Buffer.from(await output.response().arrayBuffer());
}

/** TIFF with an artist and a GPS latitude: 51 degrees north. */
function exifBlock(): Buffer {
  const words = Buffer.from(`${canary}\0`, 'latin1');
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const wordsAt = latitudeAt + 24;
  const block = Buffer.alloc(wordsAt + words.length);
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    block.writeUInt16LE(tag, at);
    block.writeUInt16LE(type, at + 2);
    block.writeUInt32LE(count, at + 4);
    block.writeUInt32LE(value, at + 8);
  };
  block.writeUInt16LE(2, 8);
  entry(10, 0x013b, 2, words.length, wordsAt);
  entry(22, 0x8825, 4, 1, gpsAt);
  block.writeUInt16LE(2, gpsAt);
  entry(gpsAt + 2, 1, 2, 2, 'N'.charCodeAt(0));
  entry(gpsAt + 14, 2, 5, 3, latitudeAt);
  for (const [i, value] of [51, 1, 30, 1, 0, 1].entries())
    block.writeUInt32LE(value, latitudeAt + i * 4);
  words.copy(block, wordsAt);
  return block;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A whole PNG of noise: what is cut off shows. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  let seed = 7;
  for (let at = 0; at < rows.length; at++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    rows[at] = at % (1 + width * 3) === 0 ? 0 : seed >>> 24;
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
