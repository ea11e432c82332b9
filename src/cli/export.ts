import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { importKinds, isImportKind, kinds, laterKinds } from '#domain/import/kinds.ts';

const pageRows = 500;
const usage = `npm run export -- --kind ${importKinds.join('|')} [FILE] [--remote]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, remote: { type: 'boolean', default: false } },
});
const { kind } = values;
if (isImportKind(kind)) await exportKind(kind, positionals[0]);
else {
  const isLater = kind !== undefined && laterKinds.includes(kind);
  console.error(isLater ? `${kind} cannot be exported yet: that comes with the ${kind}` : usage);
  process.exitCode = 1;
}

/** Page by page in the order of ids; without FILE to standard output. */
async function exportKind(name: keyof typeof kinds, file: string | undefined): Promise<void> {
  // wrangler takes seconds to load: a wrong argument is told before.
  const { openPlatform } = await import('./platform.ts');
  const { migrate } = await import('./migrate.ts');
  const platform = await openPlatform({ remote: values.remote });
  const out = file === undefined ? process.stdout : createWriteStream(file);
  let rows = 0;
  try {
    if (!values.remote) await migrate(platform.db);
    for (let after = 0; ; ) {
      const page = await kinds[name].page(platform.db, after, pageRows);
      if (page.rows.length === 0) break;
      const text = page.rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      if (!out.write(text)) await once(out, 'drain');
      rows += page.rows.length;
      after = page.last;
    }
    if (out !== process.stdout) {
      out.end();
      await once(out, 'finish');
    }
    console.error(`${rows} ${name} exported`);
  } finally {
    await platform.close();
  }
}
