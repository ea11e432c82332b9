import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  const lines: string[] = [];
  for (const [position, face] of faces.entries()) lines.push(await lineOf(face, position));
  mkdirSync(folder, { recursive: true });
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, lines.join(''));
  renameSync(part, kept);
  return kept;
}

async function lineOf(face: BundledFace, position: number): Promise<string> {
  const { typeface, package: from, path: at, bytes, ...rest } = face;
  // A subset file of Latin is its own answer to how large one is.
  const tools = rest.reading === 'whole file' ? wholeFontTools : fontTools;
  const read = await readFont(bytes, tools);
  if (!read.ok) throw new Error(`${from}/${at} ${read.reason}`);
  const row = {
    typeface,
    position,
    ...rest,
    bytes: bytes.length,
    read: new Date().toISOString().slice(0, 10),
    facts: read.facts,
  };
  return `${JSON.stringify(row)}\n`;
}
