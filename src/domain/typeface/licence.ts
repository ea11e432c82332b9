/** Licences of fonts by their SPDX id, and what each lets people do. */
export const licences: Record<string, { name: string; url: string }> = {
  'OFL-1.1': {
    name: 'SIL Open Font License 1.1',
    url: 'https://openfontlicense.org/open-font-license-official-text/',
  },
  'Apache-2.0': {
    name: 'Apache License 2.0',
    url: 'https://www.apache.org/licenses/LICENSE-2.0',
  },
  'Ubuntu-font-1.0': {
    name: 'Ubuntu Font Licence 1.0',
    url: 'https://ubuntu.com/legal/font-licence',
  },
  MIT: { name: 'MIT License', url: 'https://opensource.org/license/mit' },
  'CC0-1.0': {
    name: 'Creative Commons Zero 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  Unlicense: { name: 'The Unlicense', url: 'https://unlicense.org/' },
  'Bitstream-Vera': {
    name: 'Bitstream Vera Font License',
    url: 'https://spdx.org/licenses/Bitstream-Vera.html',
  },
};

const signs: readonly [RegExp, string][] = [
  [/open font licen[cs]e|\bOFL\b|scripts\.sil\.org/i, 'OFL-1.1'],
  [/apache/i, 'Apache-2.0'],
  [/ubuntu font licen[cs]e/i, 'Ubuntu-font-1.0'],
  [/bitstream vera/i, 'Bitstream-Vera'],
  [/unlicense/i, 'Unlicense'],
  [/\bCC0\b|creative ?commons zero/i, 'CC0-1.0'],
  [/\bMIT\b/i, 'MIT'],
];

/** The id that a name, an address or the text of a licence means; null for one that is not known here. */
export function licenceId(text: string): string | null {
  if (Object.hasOwn(licences, text)) return text;
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
