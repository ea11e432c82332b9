import { formatHex } from 'culori';
import StyleDictionary from 'style-dictionary';
import { expect, test } from 'vitest';
import type { ExportSource } from '#domain/export/export-source.ts';
import { writeExport } from '#domain/export/formats.ts';
import { hexes, hostile } from './hostile.ts';

async function textOf(format: string, source: ExportSource = hostile): Promise<string> {
  const file = await writeExport(source, format, 'stem');
  if (typeof file?.body !== 'string') throw new Error(`${format} is no text`);
  return file.body;
}

interface DtcgColor {
  $value: { colorSpace: string; components: number[]; alpha: number; hex: string };
  $description: string;
}

test('Design Tokens: components and hex say the same colour, and names survive', async () => {
  const { color, font } = JSON.parse(await textOf('dtcg')) as {
    color: { $type: string } & Record<string, DtcgColor>;
    font: Record<string, { $value: string[] }>;
  };
  const { $type, ...tokens } = color;
  expect($type).toBe('color');
  const list = Object.values(tokens);
  expect(list.map(({ $value }) => $value.hex)).toEqual(hexes);
  for (const { $value } of list) {
    const [r = 0, g = 0, b = 0] = $value.components;
    expect($value.colorSpace).toBe('srgb');
    expect(formatHex({ mode: 'rgb', r, g, b })).toBe($value.hex);
  }
  expect(list.map(({ $description }) => $description)).toEqual(
    hostile.colors.map(({ name }) => withoutBraces(name)),
  );
  for (const name of Object.keys(tokens)) expect(name).toMatch(/^(?!\$)[^{}.]+$/);
  expect(font.body?.$value).toEqual(['Fraunces', 'serif']);
  expect(font.heading?.$value[0]).toBe('Instrument "Sans" \\ #(x)');
});

/** Braces mean another token: tools stop at those that name none. */
function withoutBraces(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')');
}

async function dictionaryOf(text: string, usesDtcg: boolean) {
  const dictionary = new StyleDictionary(
    {
      tokens: JSON.parse(text),
      usesDtcg,
      platforms: { js: { transforms: ['name/kebab'] } },
      log: { verbosity: 'silent' },
    },
    { init: false },
  );
  await dictionary.init();
  const { allTokens } = await dictionary.getPlatformTokens('js');
  return allTokens;
}

test('Style Dictionary reads its own format', async () => {
  const tokens = await dictionaryOf(await textOf('style-dictionary'), false);
  const colors = tokens.filter(({ type }) => type === 'color');
  expect(colors.map(({ value }) => value)).toEqual(hexes);
  expect(colors[0]?.name).toBe('color-custard');
  expect(tokens.filter(({ type }) => type === 'fontFamily').map(({ value }) => value)).toContain(
    '"Fraunces", serif',
  );
});

test('Style Dictionary reads the Design Tokens', async () => {
  const tokens = await dictionaryOf(await textOf('dtcg'), true);
  const colors = tokens.filter(({ $type }) => $type === 'color');
  expect(colors.map(({ $value }) => ($value as { hex: string }).hex)).toEqual(hexes);
});
