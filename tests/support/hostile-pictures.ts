import { crc32, deflateSync } from 'node:zlib';

/** What no stored picture may hold, wherever a file hid it. */
export const canary = 'CANARY<script>alert(1)</script>';

export interface Hostile {
  name: string;
  bytes: Uint8Array;
  /** Refused for this reason, or taken and drawn anew. */
  expected: RegExp | 'clean';
}

const noPicture = /no PNG, JPEG, WebP or AVIF/;
const noEnd = /cannot be decoded to its end|does not say how large/;
const text = (words: string) => Buffer.from(words, 'latin1');
const join = (...parts: Uint8Array[]) => Buffer.concat(parts);

/** A PNG chunk with its length and its checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = join(text(type), data);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function header(width: number, height: number, kind = 2): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, kind, 0, 0, 0], 8);
  return join(text('\x89PNG\r\n\x1a\n'), chunk('IHDR', data));
}

const afterHeader = 33;
const insert = (png: Buffer, ...chunks: Buffer[]) =>
  join(png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader));

/** A JPEG segment after the start mark. */
function segment(jpeg: Buffer, mark: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return join(jpeg.subarray(0, 2), head, data, jpeg.subarray(2));
}

/** A RIFF chunk at the end of a WebP, the whole's length put right. */
function riff(webp: Buffer, type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const out = join(webp, head, data, Buffer.alloc(data.length % 2));
  out.writeUInt32LE(out.length - 8, 4);
  return out;
}

/** One picture of 64 x 48 px in each kind, and again with a place and words in its EXIF block where there is such a file. */
export interface Encoded {
  plain: Record<'png' | 'jpeg' | 'webp' | 'avif', Buffer>;
  tagged: Partial<Record<'png' | 'jpeg' | 'webp' | 'avif', Buffer>>;
}

export function hostilePictures({ plain, tagged }: Encoded): Hostile[] {
  const { png, jpeg, webp, avif } = plain;
  return [
    ...refused(),
    ...truncated(plain),
    ...appended(plain),
    ...hidden(png, jpeg, webp),
    ...bombs(png, webp),
    ...animated(png),
    ...Object.entries(tagged).map(([kind, bytes]) => ({
      name: `gps.${kind === 'jpeg' ? 'jpg' : kind}`,
      bytes,
      expected: 'clean' as const,
    })),
    { name: 'jpeg called.png', bytes: jpeg, expected: 'clean' },
    { name: 'png called.jpg', bytes: png, expected: 'clean' },
    { name: 'webp called.svg', bytes: webp, expected: 'clean' },
    { name: 'avif called.html', bytes: avif, expected: 'clean' },
  ];
}

function refused(): Hostile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${canary}</svg>`;
  const files: [string, string][] = [
    ['empty.png', ''],
    ['svg.svg', svg],
    ['svg.png', svg],
    ['svg with a declaration.webp', `<?xml version="1.0"?>${svg}`],
    ['html.png', `<!doctype html>${canary}`],
    ['html.jpg', `<html><body>${canary}`],
    ['script.webp', `alert('${canary}')`],
    [
      'gif.gif',
      'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ],
    ['gif polyglot.png', `GIF89a/*${canary}*/=1;`],
    ['bitmap.bmp', `BM${'\0'.repeat(60)}`],
    ['tiff.jpg', 'II*\0\x08\0\0\0'],
    ['pdf.png', `%PDF-1.7 ${canary}`],
    ['zip.png', `PK\x03\x04${canary}`],
    ['heic.avif', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['video.avif', '\0\0\0\x18ftypisom\0\0\0\0'],
    ['wave.webp', 'RIFF\x24\0\0\0WAVEfmt '],
    ['icon.ico', '\0\0\x01\0\x01\0'],
    ['space before.png', ' \x89PNG\r\n\x1a\n'],
  ];
  return [
    ...files.map(([name, words]) => ({ name, bytes: text(words), expected: noPicture })),
    { name: 'only a mark.png', bytes: text('\x89PNG\r\n\x1a\n'), expected: noEnd },
    { name: 'only a mark.jpg', bytes: text('\xff\xd8\xff\xe0'), expected: noEnd },
    { name: 'only a mark.webp', bytes: text('RIFF\0\0\0\0WEBPVP8 '), expected: noEnd },
    {
      name: 'html after a mark.png',
      bytes: text(`\x89PNG\r\n\x1a\n${canary.repeat(4)}`),
      expected: noEnd,
    },
    {
      name: 'html after a mark.jpg',
      bytes: text(`\xff\xd8\xff${canary.repeat(4)}`),
      expected: noEnd,
    },
  ];
}

function truncated(all: Record<string, Buffer>): Hostile[] {
  return Object.entries(all).flatMap(([kind, bytes]) =>
    [0.3, 0.9].map((share) => ({
      name: `${share * 100} of 100.${kind}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
      expected: noEnd,
    })),
  );
}

/** Another file behind the picture: what opens as both. */
function appended(all: Record<string, Buffer>): Hostile[] {
  return Object.entries(all).flatMap(([kind, bytes]) => [
    {
      name: `html behind.${kind}`,
      bytes: join(bytes, text(`<html>${canary}`)),
      expected: 'clean' as const,
    },
    {
      name: `zip behind.${kind}`,
      bytes: join(bytes, text(`PK\x03\x04${canary}`)),
      expected: 'clean' as const,
    },
  ]);
}

function hidden(png: Buffer, jpeg: Buffer, webp: Buffer): Hostile[] {
  const profile = join(text('x\0\0'), deflateSync(text(canary)));
  const clean: [string, Buffer][] = [
    ['text chunk.png', insert(png, chunk('tEXt', text(`Comment\0${canary}`)))],
    [
      'packed text.png',
      insert(png, chunk('zTXt', join(text('Comment\0\0'), deflateSync(text(canary))))),
    ],
    ['xmp.png', insert(png, chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${canary}`)))],
    ['own chunk.png', insert(png, chunk('prVt', text(canary)))],
    ['broken profile.png', insert(png, chunk('iCCP', profile))],
    ['comment.jpg', segment(jpeg, 0xfe, text(canary))],
    ['xmp.jpg', segment(jpeg, 0xe1, text(`http://ns.adobe.com/xap/1.0/\0${canary}`))],
    ['iptc.jpg', segment(jpeg, 0xed, text(`Photoshop 3.0\0${canary}`))],
    ['own segment.jpg', segment(jpeg, 0xef, text(canary))],
    ['own chunk.webp', riff(webp, 'JUNK', text(canary))],
  ];
  return clean.map(([name, bytes]) => ({ name, bytes, expected: 'clean' }));
}

function bombs(png: Buffer, webp: Buffer): Hostile[] {
  const rows = deflateSync(Buffer.alloc(64 * 1024));
  const bomb = (width: number, height: number) =>
    join(header(width, height), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0)));
  const large = join(png, Buffer.alloc(21 * 1024 * 1024 - png.length));
  const wide = Buffer.from(riff(webp, 'JUNK', Buffer.alloc(1)));
  return [
    { name: '65535 squared.png', bytes: bomb(65_535, 65_535), expected: /a side may have 12000/ },
    { name: 'one line of 65535.png', bytes: bomb(65_535, 1), expected: /a side may have 12000/ },
    { name: 'one column of 65535.png', bytes: bomb(1, 65_535), expected: /a side may have 12000/ },
    { name: '10000 squared.png', bytes: bomb(10_000, 10_000), expected: /together they may be/ },
    { name: 'more than it holds.png', bytes: bomb(2_000, 2_000), expected: noEnd },
    {
      name: '2 to the 31.png',
      bytes: bomb(0x7fffffff, 0x7fffffff),
      expected: /a side may have 12000/,
    },
    { name: '21 MB.png', bytes: large, expected: /larger than 20 MB/ },
    { name: 'odd chunk.webp', bytes: wide, expected: 'clean' },
  ];
}

/** APNG: the frames after the first are another picture, or words. */
function animated(png: Buffer): Hostile[] {
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(64, 4);
  frame.writeUInt32BE(48, 8);
  const end = png.length - 12;
  const extra = join(chunk('fcTL', frame), chunk('fdAT', join(Buffer.alloc(4), text(canary))));
  const apng = insert(png, chunk('acTL', control), chunk('fcTL', frame));
  return [
    {
      name: 'animated.png',
      bytes: join(apng.subarray(0, -12), extra, png.subarray(end)),
      expected: 'clean',
    },
    {
      name: 'endless.png',
      bytes: insert(png, chunk('acTL', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]))),
      expected: 'clean',
    },
  ];
}
