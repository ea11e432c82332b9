import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.ts';
import { randomFrom } from './random.ts';
import { syntheticWebsites } from './synthetic.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const out = positionals[0];
const rows = Number(values.rows);
if (out === undefined || !Number.isInteger(rows) || rows < 1) {
  console.error('node src/cli/generate.ts [--rows 100000] [--seed 1] OUT');
  process.exitCode = 1;
} else {
  const stream = createWriteStream(out);
  for (const row of syntheticWebsites(await realWebsites(), rows, randomFrom(values.seed))) {
    if (!stream.write(`${JSON.stringify(row)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  console.log(`${rows} rows in ${out}`);
}

/** The collected websites when they are there, else the demo catalogue: the shape of real data either way. */
async function realWebsites(): Promise<unknown[]> {
  const fixtures = process.env.FIXTURES_DIR ?? path.join(root, '../shared/data');
  const collected = path.join(fixtures, 'websites.ndjson');
  const file = existsSync(collected) ? collected : path.join(root, 'catalogue/websites.ndjson');
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
