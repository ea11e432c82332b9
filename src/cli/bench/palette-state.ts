import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomFrom } from '../random.ts';
import { paletteOf } from './nearest-figures.ts';
import { places } from './places.ts';
import { filled, importFile, type State } from './state.ts';

const words = ['Harbour', 'Orchard', 'Neon', 'Desert', 'Winter', 'Clay', 'Signal', 'Meadow'];
/** What the websites of the demo catalogue name. */
const beside = ['locations', 'categories', 'profiles', 'typefaces', 'websites'];

/** So many palettes of two to eight colours, beside the websites of the demo catalogue; the same ones each time. */
export function paletteState(count: number): Promise<State> {
  const label = `${count.toLocaleString('en')} synthetic palettes`;
  return filled(`palettes-${count}`, label, async (folder) => {
    for (const kind of beside)
      await importFile(folder, path.join(places.root, 'catalogue', `${kind}.ndjson`));
    const file = path.join(folder, 'palettes.made.ndjson');
    const rows = syntheticPalettes(count).map((row) => `${JSON.stringify(row)}\n`);
    writeFileSync(file, rows.join(''));
    await importFile(folder, file);
  });
}

/** Every other one has a name; each has up to three tags. */
export function syntheticPalettes(count: number) {
  const random = randomFrom('palettes');
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  return Array.from({ length: count }, (_, n) => ({
    colors: paletteOf(2 + Math.floor(random() * 7), random),
    ...(n % 2 === 0 ? { name: `${word()} ${n}` } : {}),
    tags: [...new Set(Array.from({ length: Math.floor(random() * 4) }, word))],
    source: 'synthetic',
  }));
}
