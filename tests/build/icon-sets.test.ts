import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIcons } from '@iconify/utils';
import { expect, test } from 'vitest';
import { partsOf, publicService } from '../../build/icon-sets.ts';
import { iconPart } from '../../src/domain/icon/icon-set.ts';

type IconSet = Parameters<typeof getIcons>[0];
const require = createRequire(import.meta.url);
const set = (prefix: string): IconSet =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'));

test.each([
  ['lucide', 24],
  ['simple-icons', 96],
])(
  'every icon and alias of %s is whole in the one part that its name points at',
  (prefix, parts) => {
    const whole = set(prefix);
    const cut = partsOf(whole, parts);
    const names = [...Object.keys(whole.icons), ...Object.keys(whole.aliases ?? {})];
    expect(names.length).toBeGreaterThan(2_000);
    for (const name of names)
      expect(getIcons(cut[iconPart(name, parts)]!, [name], true)).toEqual(
        getIcons(whole, [name], true),
      );
    for (const part of cut) expect(JSON.stringify(part).length).toBeLessThan(120_000);
  },
);

test('the sets are of a permissive licence', () => {
  const licence = (prefix: string) =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/info.json`), 'utf8')).license
      .spdx;
  expect([licence('lucide'), licence('simple-icons')]).toEqual(['ISC', 'CC0-1.0']);
});

test('the public service is off unless named, and is an https origin', () => {
  expect(publicService(undefined)).toBe('');
  expect(publicService('https://api.iconify.design/')).toBe('https://api.iconify.design');
  expect(() => publicService('http://icons.example')).toThrow('no https address');
});
