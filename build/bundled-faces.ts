import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

const listed = z.object({
  typeface: z.string(),
  package: z.string(),
  path: z.string(),
  reading: z.enum(['whole file', 'subset file']),
  subset: z.string().optional(),
  /** What the maker says where the file states a wrong one. */
  weight: z.number().optional(),
});

export interface BundledFace extends z.infer<typeof listed> {
  /** Its name among the assets: carries a hash of its bytes, so that it never changes. */
  file: string;
  /** Package and version. */
  source: string;
  sha256: string;
  bytes: Uint8Array;
}

/** Where the files are among the assets. */
export const facesFolder = 'assets/faces';

/** The font files of the demo catalogue, out of their makers' packages, in the order of `catalogue/files.ndjson`. */
export function bundledFaces(): BundledFace[] {
  return readFileSync(path.join(root, 'catalogue/files.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => faceOf(listed.parse(JSON.parse(line))));
}

function faceOf(face: z.infer<typeof listed>): BundledFace {
  const manifest = path.join(root, 'node_modules', face.package, 'package.json');
  const { version } = z.object({ version: z.string() }).parse(require(manifest));
  const bytes = readFileSync(path.join(path.dirname(manifest), face.path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    ...face,
    source: `${face.package}@${version}`,
    sha256,
    bytes,
    file: `${face.typeface}-${sha256.slice(0, 8)}${path.extname(face.path)}`,
  };
}
