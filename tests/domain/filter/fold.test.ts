import { expect, test } from 'vitest';
import { compareNames, fold } from '#domain/filter/fold.ts';

test('folding takes case, accents and compatibility forms away', () => {
  expect(['Éclair', 'ÅNGSTRÖM', 'ﬁne', 'Straße', '日本', 'İstanbul'].map(fold)).toEqual([
    'eclair',
    'angstrom',
    'fine',
    'straße',
    '日本',
    'istanbul',
  ]);
});

test('names compare folded, ties by slug', () => {
  const named = (name: string, slug: string) => ({ name, slug });
  const list = [named('zoo', 'c'), named('Éa', 'b'), named('ea', 'a'), named('Eb', 'd')];
  expect(list.sort(compareNames).map(({ slug }) => slug)).toEqual(['a', 'b', 'd', 'c']);
});
