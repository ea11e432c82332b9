import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import type { FontTools } from '#domain/typeface/font-reader.ts';

const require = createRequire(import.meta.url);
const { decompress } = require('wawoff2') as {
  decompress(bytes: Uint8Array): Promise<Uint8Array>;
};
let last: Promise<unknown> = Promise.resolve();

/** What reads fonts in Node. One file is unpacked at a time: the unpacker gives a view of memory that it uses again. */
export const fontTools: FontTools = {
  harfbuzz,
  unpackWoff2(bytes) {
    const unpacked = last.then(async () => Uint8Array.from(await decompress(bytes)));
    last = unpacked.catch(() => undefined);
    return unpacked;
  },
};
