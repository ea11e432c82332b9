import { expect, test } from 'vitest';
import { colorNames } from '#domain/color/color-name.ts';
import { writeExport } from '#domain/export/formats.ts';
import { collectionSource, pairingSource, paletteSource } from '#domain/export/sources.ts';

const names = colorNames('ff0000Red\n00ff00Green\n0000ffBlue');

test('a pairing is its typefaces in their roles, as CSS and as tokens', async () => {
  const source = pairingSource('Fraunces and Inter', [
    { name: 'Fraunces', role: 'heading', styles: ['serif'] },
    { name: 'Inter', role: 'body', styles: ['sans-serif'] },
    { name: 'Geist', role: 'mono', styles: [] },
  ]);
  const css = await writeExport(source, 'css', 'pair');
  expect(css).toEqual({
    name: 'pair.css',
    mediaType: 'text/css; charset=utf-8',
    body: `/* Fraunces and Inter */
:root {
  --font-heading: "Fraunces", serif;
  --font-body: "Inter", sans-serif;
  --font-mono: "Geist", monospace;
}
`,
  });
  const tokens = await writeExport(source, 'dtcg', 'pair');
  expect(JSON.parse(String(tokens?.body)).font.heading).toEqual({ $value: ['Fraunces', 'serif'] });
});

test('colours are called after the nearest name, a palette without a title after its colours', () => {
  const { title, colors } = paletteSource(null, ['#f01010', '#1010f0'], names);
  expect(title).toBe('Red, Blue');
  expect(colors.map(({ name }) => name)).toEqual(['Red', 'Blue']);
});

test('a collection has each colour once, as many as a palette may have', () => {
  const card = (...hexes: string[]) => ({ colors: hexes.map((hex) => ({ hex, share: null })) });
  const many = Array.from({ length: 40 }, (_, at) => `#0000${(at + 16).toString(16)}`);
  const { colors } = collectionSource(
    'Mine',
    [card('#ff0000'), card('#ff0000', ...many)],
    [],
    names,
  );
  expect(colors).toHaveLength(32);
  expect(colors.slice(0, 2).map(({ hex }) => hex)).toEqual(['#ff0000', '#000010']);
});
