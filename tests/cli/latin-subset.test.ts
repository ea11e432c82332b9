import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';
import { describe, expect, test } from 'vitest';
import { fontTools, wholeFontTools } from '../../src/cli/font-tools.ts';
import { root } from '../../src/cli/paths.ts';
import type { FontFacts } from '../../src/domain/typeface/font-facts.ts';
import { readFont } from '../../src/domain/typeface/font-reader.ts';
import { cutLatin } from '../../src/domain/typeface/latin-subset.ts';

const bytesOf = (name: string) => readFileSync(path.join(root, 'node_modules', name));
const plex = '@ibm/plex-serif/fonts/complete/woff2/IBMPlexSerif-Regular.woff2';

async function facts(bytes: Uint8Array): Promise<FontFacts> {
  const read = await readFont(bytes, fontTools);
  if (!read.ok) throw new Error(read.reason);
  return read.facts;
}

/** A font file unpacked, as its own buffer. */
async function unpacked(bytes: Uint8Array, isPacked: boolean): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(isPacked ? await fontTools.unpackWoff2(bytes) : bytes);
}

describe('the Latin subset', () => {
  const { subset } = wholeFontTools;
  const files = [
    ['inter-ui/variable/InterVariable.woff2', true],
    [plex, true],
    ['@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf', false],
    ['@fontsource/norwester/files/norwester-latin-400-normal.woff2', true],
  ] as const;

  test.each(files)(
    'of %s has its Latin letters as they were drawn, and all features',
    async (name, isPacked) => {
      const whole = await unpacked(bytesOf(name), isPacked);
      const cut = cutLatin(whole, subset.module) ?? new Uint8Array();
      const [font, before] = [parse(Uint8Array.from(cut).buffer), parse(whole.buffer)];
      const points = (of: Font) =>
        Object.entries(of.tables.cmap.glyphIndexMap)
          .filter(([point, glyph]) => glyph !== 0 && Number(point) <= 0xff)
          .map(([point]) => Number(point))
          .sort((a, b) => a - b);
      expect(Object.values(font.tables.cmap.glyphIndexMap).filter(Boolean)).toHaveLength(
        points(font).length,
      );
      expect(points(font)).toEqual(points(before));
      for (const letter of 'AaQgß%'
        .split('')
        .filter((one) => points(before).includes(one.codePointAt(0) ?? 0))) {
        const [glyph, drawn] = [font.charToGlyph(letter), before.charToGlyph(letter)];
        expect([letter, glyph.advanceWidth, glyph.getBoundingBox()]).toEqual([
          letter,
          drawn.advanceWidth,
          drawn.getBoundingBox(),
        ]);
      }
      const axes = (of: Font) => (of.tables.fvar?.axes ?? []).map(({ tag }) => tag);
      expect(axes(font)).toEqual(axes(before));
      const tags = new Set((before.tables.gsub?.features ?? []).map(({ tag }) => tag));
      for (const { tag } of font.tables.gsub?.features ?? []) expect(tags).toContain(tag);
    },
  );

  test.each(files)('of %s is as large as it is packed', async (name) => {
    const read = await readFont(bytesOf(name), wholeFontTools);
    const { latinBytes = null, glyphs = 0 } = read.ok ? read.facts : {};
    const cut = cutLatin(await unpacked(bytesOf(name), !name.endsWith('ttf')), subset.module);
    const packed = Buffer.from(await subset.packWoff2(cut ?? new Uint8Array()));
    // What a WOFF2 file says of itself: its sign, its length, and the size of the font in it.
    expect(packed.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect([packed.readUInt32BE(8), latinBytes]).toEqual([packed.length, packed.length]);
    const again = await facts(packed);
    expect(again.glyphs).toBeLessThanOrEqual(glyphs);
    expect(again.codePoints).toBe((await facts(cut ?? new Uint8Array())).codePoints);
  });

  test('is unknown for a font without Latin, and where nothing measures it', async () => {
    const arabic = bytesOf('@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2');
    const read = await readFont(arabic, wholeFontTools);
    expect(read.ok && read.facts.latinBytes).toBe(null);
    expect((await facts(bytesOf(plex))).latinBytes).toBe(null);
  });
});
