import { fontMostBytes, fontUnpackedMostBytes } from '../limits.ts';

export type FontFormat = 'truetype' | 'opentype' | 'woff' | 'woff2';

/** Unpacks WOFF2 into a font that is its own copy. Throws on bytes that are none. */
export type UnpackWoff2 = (bytes: Uint8Array) => Promise<Uint8Array>;

export type Unpacked =
  | { ok: true; format: FontFormat; bytes: Uint8Array }
  | { ok: false; reason: string };

const formats: Record<number, FontFormat> = {
  0x00_01_00_00: 'truetype',
  0x74_72_75_65: 'truetype',
  0x4f_54_54_4f: 'opentype',
  0x77_4f_46_46: 'woff',
  0x77_4f_46_32: 'woff2',
};
const collection = 0x74_74_63_66;

/** Tells what a file is by its first bytes and gives the font in it, unpacked. Sizes are judged before any work is done. */
export async function unpackFont(bytes: Uint8Array, unpackWoff2: UnpackWoff2): Promise<Unpacked> {
  if (bytes.length > fontMostBytes) return refused(`is larger than ${fontMostBytes} bytes`);
  if (bytes.length < 44) return refused('is too short for a font');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0);
  const format = formats[magic];
  if (magic === collection) return refused('is a collection of fonts: one font a file');
  if (format === undefined) return refused('is no TrueType, OpenType, WOFF or WOFF2 font');
  if (format === 'truetype' || format === 'opentype') return whole(bytes, format);
  if (view.getUint32(8) !== bytes.length) return refused('is cut off or has something behind it');
  if (view.getUint32(16) > fontUnpackedMostBytes)
    return refused(`unpacks to more than ${fontUnpackedMostBytes} bytes`);
  try {
    const font = await (format === 'woff' ? unpackWoff(view) : unpackWoff2(bytes));
    return whole(font, format);
  } catch {
    return refused(`is no whole ${format.toUpperCase()} file`);
  }
}

function refused(reason: string): Unpacked {
  return { ok: false, reason };
}

/** HarfBuzz forgives tables that reach past the end; a font that was cut off is not one. */
function whole(bytes: Uint8Array, format: FontFormat): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = bytes.length >= 12 ? view.getUint16(4) : 0;
  if (tables === 0 || 12 + 16 * tables > bytes.length) return refused('has no whole table list');
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > bytes.length)
      return refused('is cut off: a table reaches past its end');
  }
  return { ok: true, format, bytes };
}

/** WOFF 1.0: the tables of a font, each packed by zlib where that made it smaller. */
async function unpackWoff(view: DataView): Promise<Uint8Array> {
  const tables = view.getUint16(12);
  const entries = Array.from({ length: tables }, (_, i) => {
    const at = 44 + 20 * i;
    return [0, 4, 8, 12, 16].map((offset) => view.getUint32(at + offset));
  });
  const sizes = entries.map(([, , , length = 0]) => (length + 3) & ~3);
  const size = sizes.reduce((sum, each) => sum + each, 12 + 16 * tables);
  if (size > fontUnpackedMostBytes) throw new RangeError('larger than it says');
  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, tables);
  let to = 12 + 16 * tables;
  for (const [i, [tag = 0, from = 0, packed = 0, length = 0, sum = 0]] of entries.entries()) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset + from, packed);
    font.set(packed < length ? await inflate(bytes, length) : bytes.subarray(0, length), to);
    [tag, sum, to, length].forEach((value, k) => out.setUint32(12 + 16 * i + 4 * k, value));
    to += sizes[i] ?? 0;
  }
  return font;
}

/** Stops as soon as there is more than was promised. */
async function inflate(bytes: Uint8Array, length: number): Promise<Uint8Array> {
  const stream = new Response(Uint8Array.from(bytes)).body?.pipeThrough(
    new DecompressionStream('deflate'),
  );
  const result = new Uint8Array(length);
  let at = 0;
  const reader = stream?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk: Uint8Array = part.value;
    if (at + chunk.length > length) throw new RangeError('larger than it says');
    result.set(chunk, at);
    at += chunk.length;
  }
  if (at !== length) throw new RangeError('smaller than it says');
  return result;
}
