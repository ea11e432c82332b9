import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stateDir } from './paths.ts';

/** The file with the secrets of this machine's site: made once, then the same for every start. */
export async function secretsFile(): Promise<string> {
  const file = path.join(stateDir(), 'secrets.env');
  if (!existsSync(file)) {
    await mkdir(stateDir(), { recursive: true });
    const secret = randomBytes(36).toString('base64url');
    await writeFile(file, `AUTH_SECRET=${secret}\n`, { mode: 0o600, flag: 'wx' });
  }
  return file;
}

/** What the file says, as environment variables. */
export async function localSecrets(): Promise<Record<string, string>> {
  const lines = (await readFile(await secretsFile(), 'utf8')).split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const at = line.indexOf('=');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
}
