import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Feature, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import type { Plugin } from 'vite';
import { em, type FaceTable, type StoredGlyph } from '../src/domain/poster/face.ts';
import { compactPath, inkOf } from './glyph-path.ts';

const require = createRequire(import.meta.url);
const { decompress } = require('wawoff2') as {
  decompress(bytes: Uint8Array): Promise<Uint8Array>;
};
/** One file at a time: see openFont. */
let unpacked = Promise.resolve(new Uint8Array());

const name = 'virtual:poster-faces';
/** Raised whenever a FaceTable is made in another way from the same files. */
const readingEdition = 1;
/** Pairs closer to zero than this are not worth their bytes. */
const leastKern = 4;

interface Source {
  /** Package and the part of its file names after the subset. */
  package: string;
  file: string;
  axes?: Record<string, number>;
}

/** Which file and which instance of it a poster's face is, by the ids of src/domain/poster/faces.ts. */
export const sources: Record<string, Source> = {
  'instrument-sans': variable('instrument-sans', 'wdth', { wdth: 78, wght: 600 }),
  inter: variable('inter', 'opsz', { opsz: 32, wght: 680 }),
  archivo: variable('archivo', 'wdth', { wdth: 125, wght: 800 }),
  'bricolage-grotesque': variable('bricolage-grotesque', 'standard', {
    opsz: 96,
    wdth: 80,
    wght: 760,
  }),
  unbounded: variable('unbounded', 'wght', { wght: 760 }),
  syne: variable('syne', 'wght', { wght: 800 }),
  'big-shoulders': variable('big-shoulders', 'opsz', { opsz: 72, wght: 860 }),
  fraunces: variable('fraunces', 'full', { opsz: 144, wght: 620, SOFT: 0, WONK: 1 }),
  'bodoni-moda': variable('bodoni-moda', 'opsz', { opsz: 28, wght: 720 }),
  'young-serif': fixed('young-serif', 400),
  'abril-fatface': fixed('abril-fatface', 400),
  'space-mono': fixed('space-mono', 700),
};

function variable(name: string, axis: string, axes: Record<string, number>): Source {
  return { package: `@fontsource-variable/${name}`, file: `${axis}-normal`, axes };
}

function fixed(name: string, weight: number): Source {
  return { package: `@fontsource/${name}`, file: `${weight}-normal` };
}

/**
 * Puts the outlines, metrics and kerning of each face among the assets, as a FaceTable, and says in
 * `virtual:poster-faces` where: `faceFolder`, which carries the faces' versions, so that its files never change.
 * As modules of the worker they would be compiled at every start, posters asked for or not. Tests, which have no
 * assets, take a table as the module `virtual:poster-faces/{id}`.
 */
export function posterFaces(): Plugin {
  let isServing = false;
  return {
    name: 'poster-faces',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${name}`) return `export const faceFolder = ${JSON.stringify(faceFolder())}`;
      if (!id.startsWith(`\0${name}/`)) return undefined;
      const source = sources[id.slice(name.length + 2)];
      if (!source) throw new Error(`no poster face ${id}`);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readFace(source)))})`;
    },
    async buildStart() {
      if (isServing || this.environment.name !== 'client') return;
      for (const [id, source] of Object.entries(sources)) {
        const fileName = `${faceFolder().slice(1)}/${id}.json`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(await readFace(source)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const source = servedFace(request.url ?? '');
        if (!source) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(await readFace(source)));
      });
    },
  };
}

/** A hash over what the files are made of: the faces' packages, their instances, and this way of reading them. */
function faceFolder(): string {
  const hash = createHash('sha256').update(JSON.stringify([readingEdition, sources]));
  for (const { package: from } of Object.values(sources))
    hash.update(readFileSync(require.resolve(`${from}/package.json`)));
  return `/assets/poster-faces-${hash.digest('hex').slice(0, 8)}`;
}

function servedFace(url: string): Source | undefined {
  const [, id] = /^\/assets\/poster-faces-\w+\/([a-z-]+)\.json$/.exec(url) ?? [];
  return id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
}

/** Latin before Latin Extended: a letter that both files have comes from the first. */
export async function readFace(source: Source): Promise<FaceTable> {
  const latin = await openFont(source, 'latin');
  const fonts = [latin, await openFont(source, 'latin-ext')];
  const glyphs: Record<string, StoredGlyph> = {};
  for (const letter of letters()) {
    const glyph = fonts.map((font) => glyphOf(font, letter)).find((found) => found !== null);
    if (glyph) glyphs[letter] = glyph;
  }
  return {
    capHeight: heightOf(glyphs, 'H'),
    xHeight: heightOf(glyphs, 'x'),
    glyphs,
    kerning: kerningOf(latin),
  };
}

function fileOf(source: Source, subset: string): string {
  const name = source.package.split('/')[1];
  return require.resolve(`${source.package}/files/${name}-${subset}-${source.file}.woff2`);
}

/** HarfBuzz reads WOFF2 as an empty font, so it is unpacked first; the unpacker gives a view of memory it uses again. */
async function openFont(source: Source, subset: string): Promise<Font> {
  const packed = readFileSync(fileOf(source, subset));
  unpacked = unpacked.then(async () => new Uint8Array(await decompress(packed)));
  const font = new Font(new Face(new Blob(await unpacked)));
  font.setScale(em, em);
  font.setVariations(
    Object.entries(source.axes ?? {}).map(([tag, value]) => new Variation(tag, value)),
  );
  return font;
}

/** What names are written in: ASCII, Latin-1, Latin Extended-A, and the punctuation that names use. */
function letters(): string[] {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ] as const;
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  );
}

function glyphOf(font: Font, letter: string): StoredGlyph | null {
  const id = font.nominalGlyph(letter.codePointAt(0) ?? 0);
  if (!id) return null;
  const outline = font.glyphToPath(id);
  const { left, right, ascent, descent } = inkOf(outline);
  return [font.glyphHAdvance(id), left, right, ascent, descent, compactPath(outline)];
}

function heightOf(glyphs: Record<string, StoredGlyph>, letter: string): number {
  const glyph = glyphs[letter];
  if (!glyph) throw new Error(`a face without ${letter}`);
  return glyph[3];
}

/** Kerned: letters without accents, figures and some marks; accented letters take their base letter's. */
const kerned = Array.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-–’&/!?: ',
);
const off = ['liga', 'clig', 'calt', 'dlig'].flatMap((tag) => Feature.fromString(`-${tag}`) ?? []);

/** Shapes each left letter beside all right letters in one text, and takes what the advance differs by. */
function kerningOf(font: Font): Record<string, number> {
  const kerning: Record<string, number> = {};
  const plain = new Map(kerned.map((letter) => [letter, glyphOf(font, letter)?.[0] ?? 0] as const));
  for (const left of kerned) {
    const advances = advancesOf(font, kerned.map((right) => left + right).join(''));
    kerned.forEach((right, i) => {
      const kern = (advances[2 * i] ?? 0) - (plain.get(left) ?? 0);
      if (Math.abs(kern) >= leastKern) kerning[left + right] = kern;
    });
  }
  return kerning;
}

function advancesOf(font: Font, text: string): number[] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, off);
  return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
}
