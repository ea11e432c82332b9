import { colornames } from 'color-name-list/bestof';
import type { Plugin } from 'vite';

const name = 'virtual:color-names';

/** About 5,000 names of colours as one text: six digits of hex and the name in each line (MIT, color-name-list). */
export function colorNameList(): Plugin {
  return {
    name: 'color-names',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const listedNames = ${JSON.stringify(lines())};` : undefined,
  };
}

function lines(): string {
  return colornames.map((one) => `${one.hex.slice(1)}${one.name}`).join('\n');
}
