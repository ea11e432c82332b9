import { rgbOf } from '../color/srgb.ts';
import { Bytes } from './bytes.ts';
import { colorTokens, type ExportColor, type ExportSource, wordsOf } from './export-source.ts';

/** In px. */
const width = 1600;
const height = 400;
/** A colour that covers next to nothing is still seen. */
const leastPart = 0.02;

/** A rectangle a colour, as wide as its share, under its name for those who open it as a drawing. */
export function svgFormat({ title, colors }: ExportSource): string {
  const bands = bandsOf(colors);
  const parts = colorTokens(colors).map((color, at) => {
    const { x, wide } = bands[at] ?? { x: 0, wide: 0 };
    return `  <rect id="${color.id}" x="${x}" width="${wide}" height="${height}" fill="${color.hex}"><title>${xml(wordsOf(color))}</title></rect>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `  <title>${xml(title)}</title>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** The same bands as pixels: an indexed picture (PNG, third edition), one byte a pixel. */
export async function pngFormat({ colors }: ExportSource): Promise<Uint8Array<ArrayBuffer>> {
  const row = new Uint8Array(width + 1);
  for (const [at, { x, wide }] of bandsOf(colors).entries()) row.fill(at, 1 + x, 1 + x + wide);
  const rows = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y += 1) rows.set(row, y * row.length);
  const out = new Bytes().add([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  chunk(out, 'IHDR', new Bytes().u32(width).u32(height).add([8, 3, 0, 0, 0]).done());
  // 0: perceptual rendering of sRGB.
  chunk(out, 'sRGB', Uint8Array.of(0));
  chunk(out, 'PLTE', Uint8Array.from(colors.flatMap(({ hex }) => [...rgbOf(hex)])));
  chunk(out, 'IDAT', await deflated(rows));
  chunk(out, 'IEND', new Uint8Array());
  return out.done();
}

/** Whole pixels, side by side, the last to the edge; equal where no share is known. */
function bandsOf(colors: readonly ExportColor[]): { x: number; wide: number }[] {
  const isMeasured = colors.every(({ share }) => share != null);
  const parts = colors.map(({ share }) => (isMeasured ? Math.max(leastPart, share ?? 0) : 1));
  const all = parts.reduce((sum, part) => sum + part, 0);
  let sum = 0;
  return parts.map((part) => {
    const x = Math.round((sum / all) * width);
    sum += part;
    return { x, wide: Math.round((sum / all) * width) - x };
  });
}

function chunk(out: Bytes, name: string, body: Uint8Array): void {
  const named = new Bytes().ascii(name).add(body).done();
  out.u32(body.length).add(named).u32(crc(named));
}

/** CRC-32 of ISO 3309, as PNG asks for. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What XML 1.0 cannot hold is left out. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
