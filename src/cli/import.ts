import { createWriteStream, existsSync, rmSync, statSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Note } from '#domain/import/kind.ts';
import { importKinds, isImportKind, kinds, laterKinds } from '#domain/import/kinds.ts';
import { importFile, type Refusal } from './import-file.ts';
import { pictureTaker } from './pictures.ts';
import { openProgress } from './progress.ts';
import { rebuild } from './rebuild.ts';

const usage = `npm run import -- --kind ${importKinds.join('|')} FILE [--dry-run] [--pictures DIR] [--remote]`;
const notesShown = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    pictures: { type: 'string' },
    remote: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
const problem = problemOf(values.kind, file);
if (problem !== null || !isImportKind(values.kind) || file === undefined) {
  console.error(problem ?? usage);
  process.exitCode = 1;
} else {
  await run(values.kind, file).catch((cause: unknown) => {
    for (let each = cause; each instanceof Error; each = each.cause) console.error(each.message);
    console.error('not finished: the same command goes on after the last whole batch');
    process.exitCode = 1;
  });
}

function problemOf(kind: string | undefined, given: string | undefined): string | null {
  if (kind !== undefined && laterKinds.includes(kind))
    return `${kind} cannot be imported yet: that comes with the ${kind} themselves`;
  if (!isImportKind(kind) || given === undefined) return usage;
  return existsSync(given) ? null : `there is no file ${given}`;
}

async function run(kindName: keyof typeof kinds, given: string): Promise<void> {
  const started = Date.now();
  // wrangler takes seconds to load: a wrong argument is told before.
  const { openPlatform } = await import('./platform.ts');
  const { migrate } = await import('./migrate.ts');
  const platform = await openPlatform({ remote: values.remote });
  try {
    if (!values.remote) await migrate(platform.db);
    const refusals = openRefusals(`${given}.refused.ndjson`);
    const notes: Note[] = [];
    let noted = 0;
    let leftOut = 0;
    const note = (said: Note) => {
      noted += 1;
      if (notes.length < notesShown) notes.push(said);
    };
    const progress = openProgress(statSync(given).size);
    const pictures = values.pictures;
    const report = await importFile({
      db: platform.db,
      kind: kinds[kindName],
      kindName,
      file: given,
      dryRun: values['dry-run'],
      refuse: refusals.add,
      note,
      progress: progress.update,
      ...(pictures !== undefined && kindName === 'websites'
        ? {
            complete: pictureTaker({
              pictures: platform.pictures,
              folder: pictures,
              dryRun: values['dry-run'],
              refuse(line, name, reason) {
                leftOut += 1;
                note({ line, text: `the picture ${name} ${reason}` });
              },
            }),
          }
        : {}),
    });
    progress.stop();
    const refusedFile = await refusals.close();
    for (const note of notes) console.log(`line ${note.line}: ${note.text}`);
    if (noted > notes.length) console.log(`... and ${noted - notes.length} more of these`);
    if (report.resumedAfter > 0) console.log(`went on after line ${report.resumedAfter}`);
    console.log(
      `${values['dry-run'] ? 'dry run: ' : ''}${report.read} read, ${report.added} added, ${report.updated} updated, ${report.unchanged} unchanged, ${report.refused} refused`,
    );
    if (leftOut > 0) console.log(`${leftOut} pictures left out`);
    if (refusedFile !== null) console.log(`refused rows are in ${refusedFile}`);
    if (!values['dry-run']) console.log(await rebuild(platform));
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s, ${memory} MB at most`);
  } finally {
    await platform.close();
  }
}

/** Made with the first refusal; one from an earlier run goes. */
function openRefusals(name: string) {
  rmSync(name, { force: true });
  let stream: WriteStream | null = null;
  return {
    async add(refusal: Refusal): Promise<void> {
      stream ??= createWriteStream(name);
      if (!stream.write(`${JSON.stringify(refusal)}\n`))
        await new Promise<void>((done) => stream?.once('drain', () => done()));
    },
    async close(): Promise<string | null> {
      const opened = stream;
      if (!opened) return null;
      await new Promise<void>((done) => opened.end(() => done()));
      return path.relative(process.cwd(), name);
    },
  };
}
