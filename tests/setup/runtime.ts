import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const support = globSync('tests/support/*.{ts,tsx}', { cwd: root });
const all = globSync('tests/{domain,app,routes,worker}/**/*.test.{ts,tsx}', { cwd: root });

/** A workerd for each file costs seconds: what only computes on values runs without one. */
export const inWorkerd = all.filter(needsWorkerd);
export const anywhere = all.filter((file) => !needsWorkerd(file));

function needsWorkerd(file: string): boolean {
  return needing(support.filter((one) => read(one).includes("'cloudflare:"))).some((sign) =>
    read(file).includes(sign),
  );
}

/** What names the runtime, itself or through the files of tests/support that do. */
function needing(files: string[]): string[] {
  const signs = ["'cloudflare:", ...files.map((file) => `support/${path.basename(file)}'`)];
  const more = support.filter(
    (one) =>
      !files.includes(one) && files.some((file) => read(one).includes(`./${path.basename(file)}'`)),
  );
  return more.length > 0 ? needing([...files, ...more]) : signs;
}
