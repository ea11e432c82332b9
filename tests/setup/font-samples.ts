import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { wholeFontTools } from '../../src/cli/font-tools.ts';
import { readFont } from '../../src/domain/typeface/font-reader.ts';

const name = 'virtual:font-samples';
const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** A file of each kind of outline and of packing. */
const files = [
  '@ibm/plex-serif/fonts/complete/woff2/IBMPlexSerif-Regular.woff2',
  '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2',
  '@fontsource/norwester/files/norwester-latin-400-normal.woff',
  '@expo-google-fonts/spectral/400Regular/Spectral_400Regular.ttf',
];

/** `virtual:font-samples`: font files in base64, with what Node reads from them. */
export function fontSamples(): Plugin {
  return {
    name: 'font-samples',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const samples = await Promise.all(
        files.map(async (file) => {
          const bytes = readFileSync(path.join(packages, file));
          return {
            file,
            bytes: bytes.toString('base64'),
            read: await readFont(bytes, wholeFontTools),
          };
        }),
      );
      return `export const samples = ${JSON.stringify(samples)};`;
    },
  };
}
