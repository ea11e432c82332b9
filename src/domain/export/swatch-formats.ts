import { rgbOf } from '../color/srgb.ts';
import { Bytes } from './bytes.ts';
import { type ExportSource, onOneLine } from './export-source.ts';

/** A name's length is two bytes; no title of ours comes near it. */
const longestName = 65_000;

/**
 * Adobe Swatch Exchange 1.0: one group with the title, RGB colours as floats, process colours of this document
 * (type 2). No published specification; as Adobe's applications read and write it.
 */
export function aseFormat({ title, colors }: ExportSource): Uint8Array<ArrayBuffer> {
  const out = new Bytes().ascii('ASEF').u16(1).u16(0);
  out.u32(colors.length + 2);
  block(out, 0xc001, named(title));
  for (const { name, hex } of colors) {
    const color = named(name).ascii('RGB ');
    for (const channel of rgbOf(hex)) color.f32(channel / 255);
    block(out, 0x0001, color.u16(2));
  }
  block(out, 0xc002, new Bytes());
  return out.done();
}

function block(out: Bytes, kind: number, body: Bytes): void {
  out.u16(kind).u32(body.length).add(body.done());
}

function named(text: string): Bytes {
  const name = text.slice(0, longestName);
  return new Bytes().u16(name.length + 1).utf16(name);
}

/**
 * Adobe colour swatches: the list of version 1, then that of version 2 with names, by "Adobe Photoshop File Formats
 * Specification", section "Color swatches". Channels from 0 to 65,535.
 */
export function acoFormat({ colors }: ExportSource): Uint8Array<ArrayBuffer> {
  const out = new Bytes();
  for (const version of [1, 2]) {
    out.u16(version).u16(colors.length);
    for (const { name, hex } of colors) {
      out.u16(0);
      for (const channel of rgbOf(hex)) out.u16(channel * 257);
      out.u16(0);
      if (version === 2) out.u32(name.length + 1).utf16(name);
    }
  }
  return out.done();
}

/** GIMP's palette, which Inkscape and Krita read too: a line a colour, so names lose their line breaks. */
export function gplFormat({ title, colors }: ExportSource): string {
  const lines = colors.map(({ name, hex }) => {
    const channels = rgbOf(hex).map((channel) => String(channel).padStart(3));
    return `${channels.join(' ')}\t${onOneLine(name)}`;
  });
  return ['GIMP Palette', `Name: ${onOneLine(title)}`, 'Columns: 0', '#', ...lines, ''].join('\n');
}
