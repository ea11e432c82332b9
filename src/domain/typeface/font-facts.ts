import { z } from 'zod';
import { readRanges } from './code-points.ts';

const tag = z.string().length(4);
const text = z.string().max(2_000);
const number = z.number().finite();

export const axisSchema = z.object({
  tag,
  name: text,
  least: number,
  default: number,
  most: number,
  hidden: z.boolean(),
});

export const featureSchema = z.object({
  tag,
  /** Plain name; null for one that shapes text by itself. */
  name: text.nullable(),
  /** What the font itself calls it. */
  label: text.nullable(),
  /** What the font calls its variants, for character variants. */
  variants: z.array(text).max(100),
  tables: z.array(z.enum(['GSUB', 'GPOS'])),
});

/** In font units. Null where the font does not say and has no letter to measure. */
export const metricsSchema = z.object({
  unitsPerEm: number,
  ascender: number,
  descender: number,
  lineGap: number,
  xHeight: number.nullable(),
  capHeight: number.nullable(),
  /** Mean advance over English text, spaces included. */
  averageWidth: number.nullable(),
  /** Thinnest over thickest stroke of the letter o, 0 to 1: 1 is without contrast. An estimate. */
  contrast: number.nullable(),
  italicAngle: number,
  isFixedPitch: z.boolean(),
});

/** What the outlines show; null where the letters are missing or the outline is unlike what is looked for. */
export const shapesSchema = z.object({
  singleStoreyA: z.boolean().nullable(),
  singleStoreyG: z.boolean().nullable(),
  /** 1, I and l are three shapes. */
  tellsIl1: z.boolean().nullable(),
  /** O and 0 are two shapes. */
  tellsO0: z.boolean().nullable(),
});

export const namesSchema = z.object({
  family: text,
  style: text,
  full: text.nullable(),
  postScript: text.nullable(),
  version: text.nullable(),
  designer: text.nullable(),
  manufacturer: text.nullable(),
  copyright: text.nullable(),
  licence: text.nullable(),
  licenceUrl: text.nullable(),
});

export const instanceSchema = z.object({ name: text, coordinates: z.record(tag, number) });

/** All that one font file says of itself. */
export const fontFactsSchema = z.object({
  format: z.enum(['truetype', 'opentype', 'woff', 'woff2']),
  names: namesSchema,
  /** SPDX id; null when the file names none that is known. */
  licence: z.string().nullable(),
  italic: z.boolean(),
  /** 1 to 1000. */
  weight: z.object({ least: number, most: number }),
  /** Percent of normal. */
  width: z.object({ least: number, most: number }),
  axes: z.array(axisSchema).max(64),
  instances: z.array(instanceSchema).max(2_000),
  features: z.array(featureSchema).max(1_000),
  /** Script tags of the layout tables, as OpenType has them. */
  layoutScripts: z.array(z.string()).max(500),
  glyphs: z.number().int().positive(),
  /** Hexadecimal ranges, see code-points.ts. */
  codePoints: z.string().refine((ranges) => (readRanges(ranges)?.length ?? 0) > 0, 'no ranges'),
  metrics: metricsSchema,
  shapes: shapesSchema,
  /** Bytes of a WOFF2 file with U+0000 to U+00FF and all features; null where it has no Latin. */
  latinBytes: z.number().int().nullable(),
});

export type FontAxis = z.infer<typeof axisSchema>;
export type FontFeature = z.infer<typeof featureSchema>;
export type FontMetrics = z.infer<typeof metricsSchema>;
export type FontShapes = z.infer<typeof shapesSchema>;
export type FontNames = z.infer<typeof namesSchema>;
export type FontInstance = z.infer<typeof instanceSchema>;
export type FontFacts = z.infer<typeof fontFactsSchema>;
