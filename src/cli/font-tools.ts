import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import type { FontTools } from '#domain/typeface/font-reader.ts';

const require = createRequire(import.meta.url);
type Work = (bytes: Uint8Array) => Promise<Uint8Array>;
const woff2 = require('wawoff2') as { compress: Work; decompress: Work };

/** What reads fonts in Node. */
export const fontTools: FontTools = { harfbuzz, unpackWoff2: oneByOne(woff2.decompress) };

/** And what measures a Latin subset of them. */
export const wholeFontTools: Required<FontTools> = {
  ...fontTools,
  subset: {
    module: new WebAssembly.Module(
      readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
    ),
    packWoff2: oneByOne(woff2.compress),
  },
};

/** One file at a time: what is given is a view of memory that is used again. */
function oneByOne(work: Work): Work {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const done = last.then(async () => Uint8Array.from(await work(bytes)));
    last = done.catch(() => undefined);
    return done;
  };
}
