import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';
import { describe, expect, test } from 'vitest';
import { bundledFaces } from '../../build/bundled-faces.ts';
import { fontTools, wholeFontTools } from '../../src/cli/font-tools.ts';
import { root } from '../../src/cli/paths.ts';
import { rangesOf, writeRanges } from '../../src/domain/typeface/code-points.ts';
import type { FontFacts } from '../../src/domain/typeface/font-facts.ts';
import { readFont } from '../../src/domain/typeface/font-reader.ts';

const faces = bundledFaces();
const bytesOf = (name: string) => readFileSync(path.join(root, 'node_modules', name));
const plex = '@ibm/plex-serif/fonts/complete/woff2/IBMPlexSerif-Regular.woff2';

async function facts(bytes: Uint8Array): Promise<FontFacts> {
  const read = await readFont(bytes, fontTools);
  if (!read.ok) throw new Error(read.reason);
  return read.facts;
}

async function reasonOf(bytes: Uint8Array): Promise<string> {
  const read = await readFont(bytes, wholeFontTools);
  return read.ok ? 'it was read' : read.reason;
}

/** A font file unpacked, as its own buffer. */
async function unpacked(bytes: Uint8Array, isPacked: boolean): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(isPacked ? await fontTools.unpackWoff2(bytes) : bytes);
}

// Its style name says italic; its flag and its angle say nothing.
test('an italic that has forgotten its flag is one all the same, and uprights stay so', async () => {
  const of = async (style: string) =>
    (await facts(bytesOf(`@fontsource/cooper-hewitt/files/cooper-hewitt-latin-400-${style}.woff2`)))
      .italic;
  expect([await of('normal'), await of('italic')]).toEqual([false, true]);
  expect((await facts(bytesOf(plex))).italic).toBe(false);
});

describe('every bundled file', () => {
  /** The other library divides fixed-point numbers by 65535 in places. */
  const near = (value: number) => Math.round(value * 1_000) / 1_000;

  function expected(font: Font) {
    const { cmap, fvar, gsub, gpos, os2, post } = font.tables;
    const mapped = Object.entries(cmap.glyphIndexMap).filter(([, glyph]) => glyph !== 0);
    const tags = (table: typeof gsub) => [
      ...new Set((table?.features ?? []).map(({ tag }) => tag)),
    ];
    const names = font.names['windows'] ?? font.names['unicode'] ?? {};
    const family = names['preferredFamily'] ?? names['fontFamily'];
    return {
      family: family?.['en'],
      glyphs: font.numGlyphs,
      unitsPerEm: font.unitsPerEm,
      codePoints: writeRanges(rangesOf(mapped.map(([point]) => Number(point)))),
      axes: (fvar?.axes ?? []).map((axis) =>
        [axis.minValue, axis.defaultValue, axis.maxValue].map(near).join(' '),
      ),
      instances: (fvar?.instances ?? []).map(({ name }) => name['en']),
      weight: fvar?.axes.some(({ tag }) => tag === 'wght') ? 'variable' : os2.usWeightClass,
      gsub: tags(gsub).sort(),
      gpos: tags(gpos).sort(),
      italicAngle: Math.round(post.italicAngle * 100) / 100,
    };
  }

  function seen(read: FontFacts): ReturnType<typeof expected> {
    const tags = (table: 'GSUB' | 'GPOS') =>
      read.features.filter(({ tables }) => tables.includes(table)).map(({ tag }) => tag);
    return {
      family: read.names.family,
      glyphs: read.glyphs,
      unitsPerEm: read.metrics.unitsPerEm,
      codePoints: read.codePoints,
      axes: read.axes.map((axis) => [axis.least, axis.default, axis.most].map(near).join(' ')),
      instances: read.instances.map(({ name }) => name),
      weight: read.axes.some(({ tag }) => tag === 'wght') ? 'variable' : read.weight.least,
      gsub: tags('GSUB'),
      gpos: tags('GPOS'),
      italicAngle: read.metrics.italicAngle,
    };
  }

  test('reads as another library reads it', async () => {
    for (const { file, bytes } of faces) {
      const read = await facts(bytes);
      const font = parse((await unpacked(bytes, file.endsWith('.woff2'))).buffer);
      expect({ file, ...seen(read) }).toEqual({ file, ...expected(font) });
      const { hhea, os2 } = font.tables;
      if ((os2.fsSelection & 0x80) === 0) {
        const { ascender, descender, lineGap } = read.metrics;
        expect({ ascender, descender, lineGap }).toMatchObject({
          ascender: hhea.ascender,
          descender: hhea.descender,
          lineGap: hhea.lineGap,
        });
      }
      for (const [stated, letter, said] of [
        [os2.sxHeight, 'x', read.metrics.xHeight],
        [os2.sCapHeight, 'H', read.metrics.capHeight],
      ] as const) {
        const isThere = (font.tables.cmap.glyphIndexMap[letter.codePointAt(0) ?? 0] ?? 0) > 0;
        const drawn = isThere ? font.charToGlyph(letter).getBoundingBox().y2 : 0;
        const isTrue = drawn === 0 || Math.abs(stated - drawn) <= 0.15 * drawn;
        expect({ file, said }).toEqual({ file, said: isTrue ? stated || said : Math.round(drawn) });
      }
    }
  });

  test('is below the limit of an asset, and its name carries its hash', () => {
    expect(new Set(faces.map(({ file }) => file)).size).toBe(faces.length);
    for (const { bytes, file, sha256 } of faces) {
      expect(bytes.length).toBeLessThan(25 * 1024 * 1024);
      expect(file).toContain(sha256.slice(0, 8));
    }
  });
});

test('features have plain names, and the names that the font gives them', async () => {
  const { features, licence, names } = await facts(bytesOf(plex));
  const find = (tag: string) => features.find((feature) => feature.tag === tag);
  expect(find('onum')).toEqual({
    tag: 'onum',
    name: 'Old-style figures',
    label: null,
    variants: [],
    tables: ['GSUB'],
  });
  expect(find('ss01')).toMatchObject({ name: 'Stylistic set 1', label: 'simple lowercase a' });
  expect(find('kern')).toMatchObject({ name: 'Kerning', tables: ['GPOS'] });
  expect(find('mark')).toMatchObject({ name: null });
  expect(licence).toBe('OFL-1.1');
  expect(names.designer).toContain('Mike Abbink');
  const hand = await facts(
    bytesOf('@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2'),
  );
  expect(hand.names.copyright).toBe('Copyright (c) 2012 Patrick Wagesreiter');
});

test.each([
  ['inter-ui/variable/InterVariable.woff2', false, true, false, false],
  [plex, false, false, true, false],
  ['@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2', false, false, true, true],
  ['@fontsource/comic-mono/files/comic-mono-latin-400-normal.woff2', true, true, true, true],
  ['@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2', true, true, false, false],
])(
  '%s: storeys of a and g, and letters told from figures, by outline',
  async (name, a, g, i, o) => {
    const { shapes } = await facts(bytesOf(name));
    expect(shapes).toEqual({ singleStoreyA: a, singleStoreyG: g, tellsIl1: i, tellsO0: o });
  },
);

test('contrast of strokes: a didone has more than an old face, a geometric one has none', async () => {
  const contrast = async (name: string) => (await facts(bytesOf(name))).metrics.contrast ?? -1;
  const didone = await contrast(
    '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
  );
  const old = await contrast('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf');
  const even = await contrast('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2');
  expect(didone).toBeGreaterThan(0);
  expect(didone).toBeLessThan(old);
  expect(old).toBeLessThan(even);
  expect(even).toBeGreaterThan(0.85);
});

test('WOFF says what WOFF2 says', async () => {
  const name = '@fontsource/commit-mono/files/commit-mono-latin-400-normal';
  const woff = await facts(bytesOf(`${name}.woff`));
  expect(woff).toEqual({ ...(await facts(bytesOf(`${name}.woff2`))), format: 'woff' });
});

test('what is no font is refused with its reason', async () => {
  expect(await reasonOf(new Uint8Array())).toBe('is too short for a font');
  expect(await reasonOf(bytesOf('opentype.js/package.json'))).toContain('is no TrueType');
  const collection = new Uint8Array(100);
  collection.set(new TextEncoder().encode('ttcf'));
  expect(await reasonOf(collection)).toContain('collection');
  const bomb = Uint8Array.from(bytesOf(plex));
  new DataView(bomb.buffer).setUint32(16, 0xff_ff_ff_f0);
  expect(await reasonOf(bomb)).toMatch(/^unpacks to more than/);
  const font = await unpacked(bytesOf(plex), true);
  expect(await reasonOf(font.subarray(0, font.length / 2))).toContain('cut off');
  const view = new DataView(font.buffer);
  const entry = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i).find(
    (at) => view.getUint32(at) === 0x63_6d_61_70,
  );
  view.setUint16(view.getUint32((entry ?? 0) + 8) + 2, 0);
  expect(await reasonOf(font)).toBe('has no code points');
});

test('cut and altered bytes are refused or read, and break nothing for the next font', async () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const packed = bytesOf(plex);
  const font = await unpacked(packed, true);
  const woff = bytesOf('@fontsource/norwester/files/norwester-latin-400-normal.woff');
  const before = await facts(packed);
  for (const whole of [packed, font, woff]) {
    for (let i = 0; i < 60; i++) {
      const cut = whole.subarray(0, next(whole.length));
      expect(await reasonOf(cut)).not.toBe('it was read');
      const altered = Uint8Array.from(whole);
      const within = i % 2 ? whole.length : 600;
      for (let k = 0; k <= i % 8; k++) altered[next(within)] = next(256);
      expect(typeof (await reasonOf(altered))).toBe('string');
    }
  }
  expect(await facts(packed)).toEqual(before);
});
