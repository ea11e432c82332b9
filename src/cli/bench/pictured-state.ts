import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageQuality, imageWidths } from '#domain/limits.ts';
import { places } from './places.ts';
import { filled, importFile, realFiles, realState, type State } from './state.ts';

/** More than any visit of the bench scrolls by. */
const picturedRows = 480;

/**
 * The real websites as a gallery shows them. Every card of the reference has a picture, and of ours only those
 * with a screenshot in the data, none of them among the newest: the newest rows take the real screenshots in turn.
 * `pictures` below the folder holds what `/img` answers, as the edge keeps it. Without the real rows: `realState`.
 */
export async function picturedState(): Promise<State> {
  const files = realFiles();
  const last = files?.at(-1);
  if (!files || !last) return realState();
  return filled(
    'pictured',
    `5,555 real websites, the newest ${picturedRows} with real screenshots in turn`,
    async (folder) => {
      for (const file of files.slice(0, -1)) await importFile(folder, file);
      const { text, screenshots } = illustrated(readFileSync(last, 'utf8'));
      const copy = path.join(folder, path.basename(last));
      writeFileSync(copy, text);
      await importFile(folder, copy, ['--pictures', places.fixtures]);
      for (const name of screenshots) await writeWidths(name, picturesOf(folder));
    },
  );
}

/** Where the served pictures of a state are, for instance `img/{key}/640.webp`. */
export function picturesOf(folder: string): string {
  return path.join(folder, 'pictures');
}

function illustrated(text: string): { text: string; screenshots: string[] } {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { screenshot: string | null });
  const screenshots = rows.flatMap(({ screenshot }) => screenshot ?? []);
  for (const [i, row] of rows.slice(-picturedRows).entries())
    row.screenshot ??= screenshots[i % screenshots.length] ?? null;
  return { text: rows.map((row) => JSON.stringify(row)).join('\n'), screenshots };
}

/** The widths that a card's srcset names: none wider than the picture. */
async function writeWidths(name: string, folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const bytes = readFileSync(path.join(places.fixtures, name));
  const { width } = await sharp(bytes).metadata();
  const key = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(path.join(folder, 'img', key), { recursive: true });
  const fitting = imageWidths.filter((one) => one <= width);
  for (const one of fitting.length > 0 ? fitting : imageWidths.slice(0, 1)) {
    const file = path.join(folder, 'img', key, `${one}.webp`);
    const resized = sharp(bytes).resize({ width: one, withoutEnlargement: true });
    await resized.webp({ quality: imageQuality }).toFile(file);
  }
}
