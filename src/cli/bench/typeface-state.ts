import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledFacts } from '../bundled-facts.ts';
import { places } from './places.ts';
import { filled, importFile, type State } from './state.ts';

interface Row {
  slug: string;
  name: string;
}

/**
 * So many typefaces: the demo catalogue's own families with files, again and again under other names, each with all
 * the facts that were read from its files.
 */
export async function typefaceState(count: number): Promise<State> {
  const label = `${count.toLocaleString('en')} typefaces with files`;
  return filled(`typefaces-${count}`, label, async (folder) => {
    const catalogue = (name: string) => path.join(places.root, 'catalogue', `${name}.ndjson`);
    const faces = linesOf<{ typeface: string }>(await bundledFacts());
    const withFiles = new Set(faces.map(({ typeface }) => typeface));
    const families = linesOf<Row>(catalogue('typefaces')).filter(({ slug }) => withFiles.has(slug));
    const many = Array.from({ length: count }, (_, i) => {
      const family = families[i % families.length] as Row;
      const round = Math.floor(i / families.length);
      const slug = round === 0 ? family.slug : `${family.slug}-no-${round}`;
      return {
        of: family.slug,
        row: { ...family, slug, name: round ? `Lot ${round} ${family.name}` : family.name },
      };
    });
    for (const name of ['profiles', 'languages', 'pangrams'])
      await importFile(folder, catalogue(name));
    await importRows(
      folder,
      'typefaces',
      many.map(({ row }) => row),
    );
    const facesOf = Map.groupBy(faces, ({ typeface }) => typeface);
    await importRows(
      folder,
      'faces',
      many.flatMap(({ of, row }) =>
        (facesOf.get(of) ?? []).map((face) => ({ ...face, typeface: row.slug })),
      ),
    );
  });
}

function linesOf<Of>(file: string): Of[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Of);
}

async function importRows(folder: string, kind: string, rows: readonly object[]): Promise<void> {
  const file = path.join(folder, `${kind}.made.ndjson`);
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await importFile(folder, file);
}
