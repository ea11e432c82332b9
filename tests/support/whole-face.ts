import { env } from 'cloudflare:test';
import lines from '../fixtures/faces.ndjson?raw';

interface Row {
  reading: string;
  source: string;
  sha256: string;
  file: string;
  bytes: number;
  read: string;
  facts: {
    italic: boolean;
    weight: { least: number; most: number };
    width: { least: number; most: number };
    axes: unknown[];
    features: unknown[];
    glyphs: number;
    codePoints: string;
    names: Record<string, unknown>;
    metrics: Record<string, unknown>;
  };
}

/** What a real file (Norwester 1.002) says of itself, with changes, as an import writes it. */
export async function addWholeFace(
  typeface: number,
  change: (row: Row) => void = () => {},
): Promise<void> {
  const row: Row = JSON.parse(lines.split('\n')[0] ?? '');
  change(row);
  const { italic, weight, width, axes, features, glyphs, codePoints, ...facts } = row.facts;
  await env.DB.prepare(
    `INSERT INTO face (typeface_id, file, position, reading, source, sha256, bytes, read_on, italic,
       weight_least, weight_most, width_least, width_most, glyphs, code_points, axes_json,
       features_json, facts_json)
     VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(
      typeface,
      row.file,
      row.reading,
      row.source,
      row.sha256,
      row.bytes,
      row.read,
      italic ? 1 : 0,
      weight.least,
      weight.most,
      width.least,
      width.most,
      glyphs,
      codePoints,
      JSON.stringify(axes),
      JSON.stringify(features),
      JSON.stringify(facts),
    )
    .run();
}
