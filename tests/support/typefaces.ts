import { env } from 'cloudflare:test';
import { rangesOf, writeRanges } from '#domain/typeface/code-points.ts';
import { addTypeface } from './factories.ts';

export interface NewFace {
  reading: 'whole file' | 'subset file';
  italic: boolean;
  weights: [number, number];
  widths: [number, number];
  codePoints: number[];
  axes: string[];
  features: string[];
  shapes: {
    singleStoreyA: boolean | null;
    singleStoreyG: boolean | null;
    tellsIl1: boolean | null;
    tellsO0: boolean | null;
  };
}

export interface NewFamily {
  name: string;
  styles: string[];
  types: string[];
  licence: string | null;
  catalogue: { weights: number[]; italic: boolean; variable: boolean; subsets: string[] } | null;
  faces: NewFace[];
}

let made = 0;

/** What every face made here says of itself beside. */
const facts = {
  format: 'woff2',
  names: {
    family: 'Made',
    style: 'Regular',
    full: null,
    postScript: null,
    version: null,
    designer: null,
    manufacturer: null,
    copyright: null,
    licence: null,
    licenceUrl: null,
  },
  licence: null,
  instances: [],
  layoutScripts: [],
  metrics: {
    unitsPerEm: 1000,
    ascender: 900,
    descender: -200,
    lineGap: 0,
    xHeight: 500,
    capHeight: 700,
    averageWidth: 500,
    contrast: 0.5,
    italicAngle: 0,
    isFixedPitch: false,
  },
  latinBytes: null,
};

/** A family with its faces, as an import writes them. Gives its id. */
export async function addFamily(given: NewFamily): Promise<number> {
  const id = await addTypeface(given);
  const catalogue =
    given.catalogue && JSON.stringify({ ...given.catalogue, axes: {}, metrics: null });
  await env.DB.prepare('UPDATE typeface SET licence = ?, catalogue_json = ? WHERE id = ?')
    .bind(given.licence, catalogue, id)
    .run();
  for (const face of given.faces) await addFace(id, face);
  return id;
}

async function addFace(typeface: number, face: NewFace): Promise<void> {
  made += 1;
  const axes = face.axes.map((tag) => ({
    tag,
    name: tag,
    least: 0,
    default: 0,
    most: 1,
    hidden: false,
  }));
  const features = face.features.map((tag) => ({
    tag,
    name: tag,
    label: null,
    variants: [],
    tables: ['GSUB'],
  }));
  await env.DB.prepare(
    `INSERT INTO face (typeface_id, file, position, reading, sha256, bytes, read_on, italic, weight_least,
       weight_most, width_least, width_most, glyphs, code_points, axes_json, features_json, facts_json)
     VALUES (?, ?, ?, ?, ?, 1000, '2026-11-28', ?, ?, ?, ?, ?, 10, ?, ?, ?, ?)`,
  )
    .bind(
      typeface,
      `face-${made}.woff2`,
      made,
      face.reading,
      made.toString(16).padStart(64, '0'),
      face.italic ? 1 : 0,
      ...face.weights,
      ...face.widths,
      writeRanges(rangesOf(face.codePoints)),
      JSON.stringify(axes),
      JSON.stringify(features),
      JSON.stringify({ ...facts, shapes: face.shapes }),
    )
    .run();
}

export async function addLanguage(code: string, script: string, points: number[]): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO language (code, name, script, headline, sample, code_points) VALUES (?1, ?1, ?2, 'x', 'x', ?3)`,
  )
    .bind(code, script, writeRanges(rangesOf(points)))
    .run();
}

/** A pairing of typefaces by id, the first being the one under which its page stands. */
export async function addPairing(
  slug: string,
  faces: { typeface: number; role: 'heading' | 'body' | 'mono' | null }[],
  given: { name?: string; reason?: string; seen?: string[] } = {},
): Promise<number> {
  const { name = slug, reason = null, seen = [] } = given;
  const { meta } = await env.DB.prepare(
    `INSERT INTO pairing (slug, name, reason, seen_json, created_at, updated_at)
     VALUES (?, ?, ?, ?, 0, 1767225600000)`,
  )
    .bind(slug, name, reason, JSON.stringify(seen))
    .run();
  const id = meta.last_row_id;
  for (const [position, { typeface, role }] of faces.entries())
    await env.DB.prepare('INSERT INTO pairing_typeface VALUES (?, ?, ?, ?)')
      .bind(id, position, typeface, role)
      .run();
  return id;
}
