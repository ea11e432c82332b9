import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mainFace } from '#domain/typeface/family-abilities.ts';
import { readerEdition, readFont } from '#domain/typeface/font-reader.ts';
import { type BundledFace, bundledFaces } from '../../build/bundled-faces.ts';
import { fontTools, wholeFontTools } from './font-tools.ts';
import { root } from './paths.ts';

const folder = path.join(root, 'node_modules/.cache/specimen');

/**
 * The file with what the demo catalogue's font files say of themselves, as `import --kind faces` takes it. Read from
 * their bytes once and kept until a file or the reader changes.
 */
export async function bundledFacts(): Promise<string> {
  const faces = bundledFaces();
  const hash = createHash('sha256').update(JSON.stringify([readerEdition]));
  for (const { bytes, ...face } of faces) hash.update(JSON.stringify(face));
  const kept = path.join(folder, `faces-${hash.digest('hex').slice(0, 16)}.ndjson`);
  if (existsSync(kept)) return kept;
  const rows: FaceLine[] = [];
  for (const [position, face] of faces.entries()) rows.push(await lineOf(face, position));
  await weighLatin(faces, rows);
  mkdirSync(folder, { recursive: true });
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  renameSync(part, kept);
  return kept;
}

type FaceLine = Awaited<ReturnType<typeof lineOf>>;

async function lineOf(face: BundledFace, position: number) {
  const { typeface, package: from, path: at, bytes, ...rest } = face;
  const read = await readFont(bytes, fontTools);
  if (!read.ok) throw new Error(`${from}/${at} ${read.reason}`);
  return {
    typeface,
    position,
    ...rest,
    bytes: bytes.length,
    read: new Date().toISOString().slice(0, 10),
    facts: read.facts,
  };
}

/**
 * Of each family the file that its page shows, where that is a whole one: packing takes ten times as long as reading,
 * and a subset file of Latin is its own answer.
 */
async function weighLatin(faces: readonly BundledFace[], rows: readonly FaceLine[]): Promise<void> {
  for (const family of new Set(rows.map(({ typeface }) => typeface))) {
    const own = rows.filter(({ typeface }) => typeface === family);
    const shown = mainFace(own.map((row) => ({ ...cssRange(row), row })))?.row;
    const bytes = faces[shown?.position ?? -1]?.bytes;
    if (shown?.reading !== 'whole file' || !bytes) continue;
    const read = await readFont(bytes, wholeFontTools);
    if (read.ok) shown.facts.latinBytes = read.facts.latinBytes;
  }
}

function cssRange({ facts, subset, weight }: FaceLine) {
  return {
    subset: subset ?? null,
    italic: facts.italic,
    weight_least: weight ?? facts.weight.least,
    weight_most: weight ?? facts.weight.most,
  };
}
