import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { places } from './places.ts';
import { runCommand } from './run-command.ts';

/** A filled STATE_DIR and what is in it. */
export interface State {
  folder: string;
  label: string;
}

/** In the order in which rows name one another. */
const real = ['locations.json', 'categories.json', 'profiles.ndjson', 'websites.ndjson'];
const demo = ['locations', 'categories', 'profiles', 'typefaces', 'websites'];

/** The files of the real websites, theirs the last; null where they are not on this machine. */
export function realFiles(): string[] | null {
  const files = real.map((name) => path.join(places.fixtures, name));
  return files.every((file) => existsSync(file)) ? files : null;
}

/** The real websites where there are any on this machine, else the demo catalogue. */
export async function realState(): Promise<State> {
  const files = realFiles();
  if (!files) {
    return filled('demo', 'the demo catalogue', async (folder) => {
      for (const kind of demo)
        await importFile(folder, path.join(places.root, 'catalogue', `${kind}.ndjson`));
    });
  }
  return filled('real', '5,555 real websites', async (folder) => {
    for (const file of files) await importFile(folder, file);
  });
}

/** So many synthetic websites, the same ones each time. */
export function syntheticState(count: number): Promise<State> {
  return filled(
    String(count),
    `${count.toLocaleString('en')} synthetic websites`,
    async (folder) => {
      const file = path.join(folder, 'websites.ndjson');
      const args = ['src/cli/generate.ts', '--rows', String(count), file];
      await runCommand({ command: 'node', args, log: 'generate.log' });
      await importFile(folder, file);
      rmSync(file);
    },
  );
}

/** Kept from run to run until the code that fills it changes. */
export async function filled(
  name: string,
  label: string,
  fill: (folder: string) => Promise<void>,
): Promise<State> {
  const folder = path.join(places.state, name);
  const marker = path.join(folder, 'filled');
  const made = codeHash();
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== made) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await fill(folder);
    writeFileSync(marker, made);
  }
  return { folder, label };
}

/** Imports a copy: the importer writes the refused rows beside its file. */
export async function importFile(
  folder: string,
  file: string,
  more: readonly string[] = [],
): Promise<void> {
  const kind = path.basename(file).split('.')[0] ?? '';
  const copy = path.join(folder, `import-${path.basename(file)}`);
  copyFileSync(file, copy);
  const args = ['src/cli/import.ts', '--kind', kind, copy, ...more];
  await runCommand({
    command: 'node',
    args,
    log: `import-${kind}.log`,
    env: { STATE_DIR: folder },
  });
  rmSync(copy);
}

function codeHash(): string {
  const code = [
    'src/domain/migrations/*.sql',
    'src/domain/import/*.ts',
    'src/domain/filter/*binary.ts',
    'src/cli/generate.ts',
  ];
  const hash = createHash('sha256');
  for (const file of code.flatMap((pattern) => globSync(pattern, { cwd: places.root })).sort()) {
    hash.update(file).update(readFileSync(path.join(places.root, file)));
  }
  return hash.digest('hex');
}
