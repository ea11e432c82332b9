import type { Face } from 'harfbuzzjs';
import { rangesOf, writeRanges } from './code-points.ts';
import { axisName } from './feature-names.ts';
import type { FontAxis, FontFacts } from './font-facts.ts';
import { featuresOf, layoutScriptsOf } from './font-features.ts';
import { type FontFormat, type UnpackWoff2, unpackFont } from './font-file.ts';
import { metricsOf } from './font-metrics.ts';
import { namesIn, namesOf } from './font-names.ts';
import { shapesOf } from './font-shapes.ts';
import { instancesOf, statedStyle, Table } from './font-tables.ts';
import { latinBytesOf, type SubsetTools } from './latin-subset.ts';
import { licenceId } from './licence.ts';

/** What reads a font: how each is loaded depends on where this runs, so they are handed in. */
export interface FontTools {
  harfbuzz: typeof import('harfbuzzjs');
  unpackWoff2: UnpackWoff2;
  /** Without it the size of a Latin subset stays unknown: packing one takes longer than all else together. */
  subset?: SubsetTools;
}

export type FontRead = { ok: true; facts: FontFacts } | { ok: false; reason: string };

/** Raised whenever the same file gives other facts. */
export const readerEdition = 4;

/** Reads everything that a font file says of itself. Any bytes may be given: what is no font is refused with a reason. */
export async function readFont(bytes: Uint8Array, tools: FontTools): Promise<FontRead> {
  const font = await unpackFont(bytes, tools.unpackWoff2);
  if (!font.ok) return font;
  try {
    return await factsOf(font.bytes, font.format, tools);
  } catch (cause) {
    return { ok: false, reason: `cannot be read: ${cause instanceof Error ? cause.message : ''}` };
  }
}

async function factsOf(
  bytes: Uint8Array,
  format: FontFormat,
  { harfbuzz, subset }: FontTools,
): Promise<FontRead> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const glyphs = new Table(face, 'maxp').u16(4);
  const ranges = rangesOf(face.collectUnicodes());
  if (glyphs === 0) return { ok: false, reason: 'has no glyphs' };
  if (ranges.length === 0) return { ok: false, reason: 'has no code points' };
  const font = new harfbuzz.Font(face);
  const nameOf = namesIn(face);
  const names = namesOf(nameOf);
  const axes = axesOf(face, nameOf);
  const stated = statedStyle(face);
  const range = (tag: string, otherwise: number) => {
    const axis = axes.find((one) => one.tag === tag);
    return { least: axis?.least ?? otherwise, most: axis?.most ?? otherwise };
  };
  const metrics = metricsOf(face, font);
  const facts: FontFacts = {
    format,
    names,
    licence: licenceId(`${names.licence ?? ''} ${names.licenceUrl ?? ''}`),
    italic: stated.italic || isSlanted(names.style, metrics.italicAngle),
    weight: range('wght', stated.weight),
    width: range('wdth', stated.width),
    axes,
    instances: instancesOf(
      face,
      axes.map(({ tag }) => tag),
      nameOf,
    ),
    features: featuresOf(face, nameOf),
    layoutScripts: layoutScriptsOf(face),
    glyphs,
    codePoints: writeRanges(ranges),
    metrics,
    shapes: shapesOf(font),
    latinBytes: subset ? await latinBytesOf(bytes, ranges, subset) : null,
  };
  return { ok: true, facts };
}

/**
 * Some italics have forgotten their flag: their name says it, or the angle of their caret does. Upright scripts that
 * state an angle call themselves regular.
 */
function isSlanted(style: string, angle: number): boolean {
  if (/italic|oblique/i.test(style)) return true;
  return angle !== 0 && !/regular|roman|normal|upright/i.test(style);
}

/** In the order of the font. */
function axesOf(face: Face, nameOf: (id: number) => string | null): FontAxis[] {
  const infos = Object.entries(face.getAxisInfos());
  return infos
    .sort(([, a], [, b]) => a.axisIndex - b.axisIndex)
    .map(([tag, info]) => ({
      tag,
      name: nameOf(info.nameId) ?? axisName(tag),
      least: info.min,
      default: info.default,
      most: info.max,
      hidden: (info.flags & 1) !== 0,
    }));
}
