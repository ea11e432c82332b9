import { beforeAll, expect, test } from 'vitest';
import type { TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import { leaveOutHref } from '#routes/typefaces/typeface-listing.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { site } from '../../support/site.tsx';
import { addFamily, type NewFace } from '../../support/typefaces.ts';

const ask = site();
const listOf = async (path: string) => {
  const html = await (await ask(path)).text();
  return { html, ...dataOf<{ data: TypefaceListing }>(html).data };
};
const names = ({ rows }: TypefaceListing) => rows.map(({ name }) => name).sort();

const face = (given: Partial<NewFace>): NewFace => ({
  reading: 'whole file',
  italic: false,
  weights: [400, 400],
  widths: [100, 100],
  codePoints: [0x41, 0x42],
  axes: [],
  features: [],
  shapes: { singleStoreyA: null, singleStoreyG: null, tellsIl1: null, tellsO0: null },
  ...given,
});

beforeAll(async () => {
  const family = { types: [], licence: null, catalogue: null };
  await addFamily({
    ...family,
    name: 'One',
    styles: ['serif'],
    faces: [face({ weights: [100, 900] })],
  });
  await addFamily({ ...family, name: 'Two', styles: ['serif', 'slab'], faces: [face({})] });
  await addFamily({
    ...family,
    name: 'Three',
    styles: ['slab'],
    faces: [face({ weights: [700, 700], widths: [75, 75], codePoints: [0x41] })],
  });
  await published();
});

test('a value is left out by the minus in its panel, and let in again by the same', async () => {
  const all = await listOf('/typefaces');
  const href = leaveOutHref(all, 'styles', 'slab');
  const list = await listOf(href);
  expect(names(list)).toEqual(['One']);
  expect(leaveOutHref(list, 'styles', 'slab')).toBe('/typefaces');
  const chosen = await listOf('/typefaces?styles=slab');
  expect(leaveOutHref(chosen, 'styles', 'slab')).toBe(href);
});

test('each weight and width says how many offer it under the rest of the filter', async () => {
  const { steps, html } = await listOf('/typefaces');
  expect(steps.weight).toEqual([1, 1, 1, 2, 1, 1, 2, 1, 1]);
  expect(steps.width).toEqual([0, 1, 0, 2, 0, 0, 0]);
  expect(html.replaceAll('<!-- -->', '')).toMatch(/<option value="700">700 \(2\)<\/option>/);
  expect((await listOf('/typefaces?styles=serif&weight=700-700')).steps.weight[3]).toBe(2);
});

test('own words say beforehand how many can set them', async () => {
  expect((await listOf('/typefaces')).canSet).toBeNull();
  expect((await listOf('/typefaces?text=AB')).canSet).toBe(2);
  expect((await listOf('/typefaces?text=AB&sets=yes')).canSet).toBeNull();
  expect((await listOf('/typefaces?text=AB&sets=yes')).total).toBe(2);
});
