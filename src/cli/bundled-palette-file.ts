import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

const folder = path.join(root, 'node_modules/.cache/specimen');

/** The file with the demo catalogue's palettes, as `import --kind palettes` takes it, by a hash of what is in it. */
export async function bundledPaletteFile(): Promise<string> {
  // The packages are read only where a catalogue is being loaded.
  const { bundledPalettes } = await import('../../build/bundled-palettes.ts');
  const text = bundledPalettes()
    .map((palette) => `${JSON.stringify(palette)}\n`)
    .join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const kept = path.join(folder, `palettes-${hash}.ndjson`);
  if (existsSync(kept)) return kept;
  mkdirSync(folder, { recursive: true });
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, kept);
  return kept;
}
