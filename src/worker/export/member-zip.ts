import { makeZip } from 'client-zip';
import type { Database } from '#domain/db.ts';
import { dataMap } from '#domain/user/data-map.ts';
import { type ExportFile, exportFiles } from '#domain/user/export-store.ts';

/** Everything about a member: JSON files and a text that says what they are. Read while it is sent. */
export function memberZip(db: Database, user: string, now: number): ReadableStream<Uint8Array> {
  const lastModified = new Date(now);
  return makeZip([
    { name: 'README.txt', input: readme(now), lastModified },
    ...exportFiles.map((file) => ({
      name: `${file.name}.json`,
      input: jsonOf(file.rows(db, user), file.isOne ?? false),
      lastModified,
    })),
  ]);
}

async function* jsonOf(rows: AsyncIterable<string>, isOne: boolean): AsyncGenerator<string> {
  if (!isOne) yield '[\n';
  let before = '';
  for await (const row of rows) {
    yield before + row;
    before = ',\n';
  }
  yield isOne ? '\n' : '\n]\n';
}

function readme(now: number): string {
  const lines = exportFiles.map(({ name, about }: ExportFile) => `${name}.json\n  ${about}`);
  return [
    'Specimen: all that is kept about you',
    `Read at ${new Date(now).toISOString()}. Times are UTC.`,
    ...lines,
    'What is kept and left out here, since it is a key or gone within days:',
    ...leftOut(),
  ]
    .join('\n\n')
    .concat('\n');
}

function leftOut(): string[] {
  const reasons = new Map<string, string[]>();
  for (const [table, columns] of Object.entries(dataMap)) {
    for (const [column, place] of Object.entries(columns)) {
      if (typeof place === 'string') continue;
      reasons.set(place.withheld, [...(reasons.get(place.withheld) ?? []), `${table}.${column}`]);
    }
  }
  return [...reasons].map(([reason, columns]) => `${reason}\n  ${columns.join(', ')}`);
}
