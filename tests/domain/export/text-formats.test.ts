import { parse as parseRows } from 'csv-parse/sync';
import { converter, formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import postcss from 'postcss';
import { compileString } from 'sass';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { ExportSource } from '#domain/export/export-source.ts';
import { formatList, formatsFor } from '#domain/export/format-list.ts';
import { writeExport } from '#domain/export/formats.ts';
import { hexes, hostile, pairing } from './hostile.ts';

const rgb = converter('rgb');

async function textOf(format: string, source: ExportSource = hostile): Promise<string> {
  const file = await writeExport(source, format, 'stem');
  if (typeof file?.body !== 'string') throw new Error(`${format} is no text`);
  return file.body;
}

/** Declarations by name, in order; a name that comes twice fails. */
function declarations(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkDecls(({ prop, value }) => {
    expect(found.has(prop)).toBe(false);
    found.set(prop, value);
  });
  return found;
}

function hexValues(values: Iterable<string>): string[] {
  return [...values].filter((value) => value.startsWith('#'));
}

test('CSS: every colour and typeface under a name of its own', async () => {
  const found = declarations(await textOf('css'));
  expect(hexValues(found.values())).toEqual(hexes);
  expect([...found.keys()].slice(0, 2)).toEqual(['--custard', '--brick-red']);
  expect(found.get('--custard-2')).toBe(hexes[18]);
  expect(found.get('--font-body')).toBe('"Fraunces", serif');
  expect([...found.keys()].slice(-4)).toEqual([
    '--font-heading',
    '--font-body',
    '--font-geist-mono',
    '--font-heading-2',
  ]);
});

test('CSS: comments keep the names and end where they should', async () => {
  const comments: string[] = [];
  const root = postcss.parse(await textOf('css'));
  root.walkComments(({ text }) => void comments.push(text));
  expect(comments).toHaveLength(hexes.length + 1);
  expect(comments[1]).toBe('Custard, ground, 40 %');
  expect(comments[4]).toBe('🍕 🎨');
  expect(comments[6]).toBe('ü'.repeat(300));
  expect(root.nodes.map(({ type }) => type)).toEqual(['comment', 'rule']);
});

test('light-dark(): text reaches 4.5:1 on its ground and the accent 3:1, in both modes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 8 }),
      async (values) => {
        const colors = values.map((value, at) => ({
          name: `c${at}`,
          hex: `#${value.toString(16).padStart(6, '0')}`,
        }));
        const css = declarations(await textOf('light-dark', { ...pairing, colors }));
        const roles = ['ground', 'text', 'accent'].map((role) => pair(css, role));
        for (const mode of [0, 1]) {
          const [ground = '', text = '', accent = ''] = roles.map((both) => both[mode] ?? '');
          expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(3);
        }
      },
    ),
    { numRuns: 150 },
  );
});

function pair(css: Map<string, string>, role: string): string[] {
  const [, light = '', dark = ''] =
    /^light-dark\((.+), (.+)\)$/.exec(css.get(`--${role}`) ?? '') ?? [];
  return [light, dark].map((value) => css.get(value.replace(/^var\((.+)\)$/, '$1')) ?? value);
}

test('light-dark(): the colours come with it', async () => {
  const found = declarations(await textOf('light-dark'));
  expect(found.get('color-scheme')).toBe('light dark');
  expect(hexValues(found.values())).toEqual(hexes);
});

test('SCSS: Sass compiles it; the map and the variables hold the same', async () => {
  const use = `
    @each $name, $value in $colors { .#{$name} { color: $value } }
    .heading { font-family: $font-heading }
    .mono { font-family: $font-geist-mono }
    .first { color: $custard }`;
  const { css } = compileString((await textOf('scss')) + use, { charset: false });
  const root = postcss.parse(css);
  const rules = root.nodes.filter((node) => node.type === 'rule');
  const valueOf = (rule: (typeof rules)[number] | undefined) =>
    rule?.nodes.find((node) => node.type === 'decl')?.value ?? '';
  expect(rules.slice(0, hexes.length).map(valueOf)).toEqual(hexes);
  const [heading, mono, first] = rules.slice(-3).map(valueOf);
  expect(stringOf(heading)).toBe('Instrument "Sans" \\ #{x}');
  expect(mono).toBe('"Geist Mono", monospace');
  expect(first).toBe(hexes[0]);
});

/** The text of the CSS string that a family begins with. */
function stringOf(family = ''): string {
  const [, inner = ''] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/.exec(family) ?? [];
  const single = /^'((?:[^'\\]|\\.)*)'/.exec(family)?.[1];
  return (single ?? inner).replaceAll(/\\(.)/g, '$1');
}

test('Tailwind: its compiler makes a utility of each', async () => {
  const theme = await textOf('tailwind');
  const names = [...theme.matchAll(/--color-([a-z0-9-]+):/g)].map(([, name]) => name ?? '');
  expect(names).toHaveLength(hexes.length);
  const tailwind = await compile(`${theme}\n@tailwind utilities;`);
  const built = tailwind.build([...names.map((name) => `bg-${name}`), 'font-heading', 'font-body']);
  const root = postcss.parse(built);
  const used = new Set<string>();
  const values = new Map<string, string>();
  root.walkDecls(({ prop, value }) => {
    if (prop === 'background-color') used.add(/^var\(--color-(.+)\)$/.exec(value)?.[1] ?? value);
    if (prop.startsWith('--color-')) values.set(prop.slice('--color-'.length), value);
  });
  expect(used).toEqual(new Set(names));
  expect(names.map((name) => values.get(name))).toEqual(hexes);
  expect(built).toContain('font-family: var(--font-heading)');
  expect(built).toContain('--font-body: "Fraunces", serif');
});

test('JSON: names as they are', async () => {
  const { colors, typefaces, title } = JSON.parse(await textOf('json'));
  expect(title).toBe(hostile.title);
  expect(colors.map(({ name, hex }: { name: string; hex: string }) => ({ name, hex }))).toEqual(
    hostile.colors.map(({ name, hex }) => ({ name, hex })),
  );
  for (const {
    hex,
    rgb: [r, g, b],
  } of colors) {
    expect(rgb(hex)).toMatchObject({ r: r / 255, g: g / 255, b: b / 255 });
  }
  expect(typefaces[1]).toEqual({ name: 'Fraunces', role: 'body', generic: 'serif' });
});

test('CSV: another reader gets the same rows; what begins like a formula has an apostrophe', async () => {
  const rows: Record<string, string>[] = parseRows(await textOf('csv'), { columns: true });
  const colors = rows.filter(({ kind }) => kind === 'color');
  expect(colors.map(({ value }) => value)).toEqual(hexes);
  expect(colors.map(({ name }) => name)).toEqual(
    hostile.colors.map(({ name }) => (/^[=+\-@\t\r']/.test(name) ? `'${name}` : name)),
  );
  expect(rows.filter(({ kind }) => kind === 'typeface')).toHaveLength(4);
});

test('DESIGN.md: the front matter is YAML with every token', async () => {
  const text = await textOf('design-md');
  const [, front = '', body = ''] = /^---\n([\s\S]+?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { name, colors, typography } = parseYaml(front);
  expect(name).toBe(hostile.title);
  expect(Object.values(colors)).toEqual(hexes);
  expect(typography.body.fontFamily).toBe('"Fraunces", serif');
  expect(body).not.toMatch(/(?<!\\)<(?!https)/);
  for (const hex of hexes) expect(body).toContain(hex);
});

test('GPL: a line a colour', async () => {
  const [magic, name, columns, ...lines] = (await textOf('gpl')).trimEnd().split('\n');
  expect([magic, columns]).toEqual(['GIMP Palette', 'Columns: 0']);
  expect(name).toBe('Name: A "title" */ with <b>everything</b> 🎉 & more');
  const colors = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.+)$/.exec(line));
  const found = colors.map((parts) => {
    const [r = 0, g = 0, b = 0] = (parts ?? []).slice(1, 4).map((part) => Number(part) / 255);
    return formatHex({ mode: 'rgb', r, g, b });
  });
  expect(found).toEqual(hexes);
  expect(colors[5]?.[4]).toBe('ü'.repeat(300));
});

test('what holds colours alone is not offered for typefaces alone, and nothing for nothing', async () => {
  expect(formatsFor(pairing).map(({ id }) => id)).toEqual([
    'css',
    'scss',
    'tailwind',
    'dtcg',
    'style-dictionary',
    'json',
    'csv',
    'design-md',
  ]);
  expect(await writeExport(pairing, 'ase', 'x')).toBeNull();
  expect(declarations(await textOf('css', pairing)).size).toBe(2);
  expect(formatsFor({ colors: [], faces: [] })).toEqual([]);
  expect(await writeExport(hostile, 'toString', 'x')).toBeNull();
  expect(new Set(formatList.map(({ id }) => id)).size).toBe(formatList.length);
});
