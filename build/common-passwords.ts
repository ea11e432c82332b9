import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { passwordCharacters } from '../src/domain/limits.ts';

const name = 'virtual:common-passwords';
const listed = 10_000;

/** The 10,000 most used passwords as one text, a line each, without those that are too short anyway. */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const commonPasswords = ${JSON.stringify(longOnes())};`
        : undefined,
  };
}

function longOnes(): string {
  const common = dictionary['passwords-common'].slice(0, listed);
  return `\n${common.filter((word) => word.length >= passwordCharacters.least).join('\n')}\n`;
}
