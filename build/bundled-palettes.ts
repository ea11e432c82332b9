import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { asCSS, NUM_THEMES } from '@thi.ng/color-palettes';
import colorbrewer from 'colorbrewer/index.es.js';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** A palette of the demo catalogue, as `import --kind palettes` takes it. */
export interface BundledPalette {
  colors: string[];
  /** Only where its makers gave it one. */
  name?: string;
  tags?: string[];
  websites?: string[];
  source: string;
  licence?: string;
  added: string;
}

/** The day on which the packages were read into the catalogue's list. */
const added = '2026-11-28';
/** Of a scheme that comes in several lengths, the most colours that one glance takes in. */
const schemeMost = 9;

const schemes = z.record(z.string(), z.record(z.string(), z.unknown()));
const colorList = z.array(z.string());

/**
 * The palettes of the demo catalogue, out of their makers' packages: plain ramps for maps and interfaces first, the
 * best liked last, so that a list of the newest begins with them.
 */
export function bundledPalettes(): BundledPalette[] {
  return joined([
    ...brewerPalettes(),
    ...cartoPalettes(),
    ...openColors(),
    ...imageThemes(),
    ...generativePalettes(),
    ...websitePalettes(),
    ...nicePalettes(),
  ]);
}

/** Cynthia Brewer's schemes for maps, each at its longest. */
function brewerPalettes(): BundledPalette[] {
  const { schemeGroups, ...all } = z
    .object({ schemeGroups: z.record(z.string(), colorList) })
    .catchall(z.record(z.string(), z.unknown()))
    .parse(colorbrewer);
  const kindOf = (name: string) =>
    Object.keys(schemeGroups).find((group) => schemeGroups[group]?.includes(name)) ?? '';
  return Object.entries(all).map(([name, lengths]) => ({
    ...from('colorbrewer', 'Apache-2.0'),
    name: `ColorBrewer ${name}`,
    colors: longest(lengths),
    tags: ['data-visualization', kindOf(name)].filter(Boolean),
  }));
}

/** CARTO's own schemes; those that it took over from ColorBrewer are there already. */
function cartoPalettes(): BundledPalette[] {
  return Object.entries(schemes.parse(require('cartocolor')))
    .filter(([name]) => !name.startsWith('cb_'))
    .map(([name, lengths]) => ({
      ...from('cartocolor', 'CC-BY-4.0'),
      name: `CARTO ${name.replace('_', ' ')}`,
      colors: longest(lengths),
      tags: ['data-visualization', ...colorList.catch([]).parse(lengths.tags)],
    }));
}

function openColors(): BundledPalette[] {
  const all = z.record(z.string(), z.unknown()).parse(require('open-color/open-color.json'));
  return Object.entries(all).flatMap(([name, value]) => {
    const colors = colorList.safeParse(value);
    if (!colors.success) return [];
    return [
      {
        ...from('open-color', 'MIT'),
        name: `Open Color ${name}`,
        colors: colors.data,
        tags: ['interface'],
      },
    ];
  });
}

/** Read by their maker from pictures; they have numbers and no names. */
function imageThemes(): BundledPalette[] {
  return Array.from({ length: NUM_THEMES }, (_, i) => ({
    ...from('@thi.ng/color-palettes', 'Apache-2.0'),
    colors: asCSS(i),
    tags: ['from-pictures'],
  }));
}

/** Kjetil Golid's palettes for generative drawings. */
function generativePalettes(): BundledPalette[] {
  const shape = z.array(z.object({ name: z.string(), colors: colorList }));
  const { getAll } = z
    .object({ getAll: z.custom<() => unknown>((value) => typeof value === 'function') })
    .parse(require('chromotome'));
  return shape.parse(getAll()).map(({ name, colors }) => ({
    ...from('chromotome', 'MIT'),
    name: words(name),
    colors,
    tags: ['generative-art'],
  }));
}

const listedWebsite = z.object({
  slug: z.string(),
  colors: colorList.optional(),
  stated: z.string(),
});

/** The brand colours of the demo websites, stated by the editors. */
function websitePalettes(): BundledPalette[] {
  return readFileSync(path.join(root, 'catalogue/websites.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => listedWebsite.parse(JSON.parse(line)))
    .filter(({ colors }) => colors !== undefined && colors.length >= 2)
    .map(({ slug, colors = [], stated }) => ({
      colors,
      websites: [slug],
      tags: ['brand'],
      source: 'Colours in use on websites, stated by the editors',
      added: stated,
    }));
}

/** The most liked of COLOURlovers, in that order; without names. */
function nicePalettes(): BundledPalette[] {
  return z
    .array(colorList)
    .parse(require('nice-color-palettes/1000.json'))
    .map((colors) => ({ ...from('nice-color-palettes', 'MIT'), colors }))
    .reverse();
}

/** One palette for each set of colours; what several say of it is joined, and the first source stands. */
function joined(palettes: readonly BundledPalette[]): BundledPalette[] {
  const themes = handGivenThemes();
  const bySet = new Map<string, BundledPalette>();
  for (const palette of palettes) {
    const key = keyOf(palette.colors);
    const first = bySet.get(key);
    const both = first ? { ...palette, ...first } : palette;
    const tags = [...(first?.tags ?? themes.get(key) ?? []), ...(palette.tags ?? [])];
    const websites = [...(first?.websites ?? []), ...(palette.websites ?? [])];
    bySet.set(key, {
      ...both,
      ...(tags.length > 0 ? { tags: [...new Set(tags)] } : {}),
      ...(websites.length > 0 ? { websites } : {}),
    });
  }
  return [...bySet.values()];
}

/** Themes that an eye gave, by palette: no rule over colours finds a desert. */
function handGivenThemes(): Map<string, string[]> {
  const shape = z.object({ slug: z.string(), themes: colorList });
  return new Map(
    readFileSync(path.join(root, 'catalogue/palette-themes.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => shape.parse(JSON.parse(line)))
      .map(({ slug, themes }) => [keyOf(slug.split('-').map((hex) => `#${hex}`)), themes]),
  );
}

function keyOf(colors: readonly string[]): string {
  return [...new Set(colors.map((hex) => hex.toLowerCase()))].sort().join();
}

/** Package and version, and the licence that its maker states. */
function from(name: string, licence: string): Pick<BundledPalette, 'source' | 'licence' | 'added'> {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return { source: `${name}@${version}`, licence, added };
}

function longest(lengths: Record<string, unknown>): string[] {
  const [most = ''] = Object.keys(lengths)
    .filter((key) => /^\d+$/.test(key) && Number(key) <= schemeMost)
    .sort((a, b) => Number(b) - Number(a));
  return colorList.parse(lengths[most]).map(hexOf);
}

/** `rgb(1,2,3)` or hex. */
function hexOf(text: string): string {
  const numbers = text.match(/\d+/g);
  if (text.startsWith('#') || !numbers) return text.toLowerCase();
  return `#${numbers.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `winter-night` -> `Winter night`; `dt02b` stays. */
function words(name: string): string {
  const text = name.replaceAll(/[-_]/g, ' ');
  return /^[a-z ]+$/.test(text) ? `${text[0]?.toUpperCase()}${text.slice(1)}` : text;
}
