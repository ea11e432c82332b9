import { loadPalette } from 'anypalette';
import { decode } from 'ase-utils';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeExport } from '#domain/export/formats.ts';
import { hexes, hostile } from './hostile.ts';

async function bytesOf(format: string): Promise<Buffer> {
  const file = await writeExport(hostile, format, 'stem');
  return Buffer.from(file?.body ?? '');
}

const names = hostile.colors.map(({ name }) => name);

function hexOfParts([r = 0, g = 0, b = 0]: number[]): string {
  return formatHex({ mode: 'rgb', r, g, b });
}

test('ASE: another library reads names, colours and the group', async () => {
  const { version, groups, colors: all } = decode(await bytesOf('ase'));
  expect(version).toBe('1.0');
  expect(groups.map(({ name }) => name)).toEqual([hostile.title]);
  expect(groups[0]?.colors).toHaveLength(hexes.length);
  expect(all.map(({ name }) => name)).toEqual(names);
  expect(all.map(({ color }) => hexOfParts(color))).toEqual(hexes);
  expect(new Set(all.map(({ model }) => model))).toEqual(new Set(['RGB']));
});

/** As a program that swaps palettes between drawing programs reads it. */
function readElsewhere(format: string, bytes: Buffer) {
  return new Promise<{ format: string | undefined; names: string[]; hexes: string[] }>(
    (resolve, reject) => {
      loadPalette({ data: bytes.toString('latin1'), fileExt: format }, (error, palette, read) => {
        if (error || !palette) return reject(error);
        const parts = palette.map(({ red, green, blue }) => hexOfParts([red, green, blue]));
        resolve({ format: read?.name, names: palette.map(({ name }) => name), hexes: parts });
      });
    },
  );
}

test.each([
  ['aco', 'Adobe Color Swatch'],
  ['ase', 'Adobe Swatch Exchange'],
])('%s: a reader of swatches of many programs finds names and colours', async (format, called) => {
  expect(await readElsewhere(format, await bytesOf(format))).toEqual({
    format: called,
    names,
    hexes,
  });
});

test('ACO: the first list is whole by itself, for readers that know no names', async () => {
  const bytes = await bytesOf('aco');
  const first = bytes.subarray(0, 4 + hexes.length * 10);
  expect((await readElsewhere('aco', first)).hexes).toEqual(hexes);
});

/** By "Adobe Photoshop File Formats Specification", "Color swatches": each field of both versions, by hand. */
test('ACO: the bytes of the specification, for one orange', async () => {
  const colors = [{ name: 'Aé', hex: '#ff8000', share: null }];
  const file = await writeExport({ ...hostile, colors }, 'aco', 'x');
  const fields = [
    ['0001', '0001', '0000', 'ffff', '8080', '0000', '0000'],
    ['0002', '0001', '0000', 'ffff', '8080', '0000', '0000', '00000003', '0041', '00e9', '0000'],
  ];
  expect(Buffer.from(file?.body ?? '').toString('hex')).toBe(fields.flat().join(''));
});

/** The colours along the middle, in order. */
async function bandsOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1600, 400]);
  const bands: string[] = [];
  for (let x = 0; x < info.width; x += 1) {
    const at = (200 * info.width + x) * info.channels;
    const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
    if (bands.at(-1) !== hex) bands.push(hex);
  }
  return bands;
}

test('PNG: every colour stands in it, in order', async () => {
  expect(await bandsOf(await bytesOf('png'))).toEqual(hexes);
});

test('SVG: drawn by another program it shows every colour, and its titles are the names', async () => {
  const svg = await bytesOf('svg');
  expect(await bandsOf(svg)).toEqual(hexes);
  const titles = [...svg.toString().matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text);
  expect(titles).toHaveLength(hexes.length + 1);
  expect(titles[2]).toBe('Brick "red"');
  expect(titles[5]).toBe('Two\nlines\r\nand\ttabs');
});

test('widths follow the shares where all are measured', async () => {
  const colors = [
    { name: 'a', hex: '#102030', share: 0.75 },
    { name: 'b', hex: '#405060', share: 0.25 },
  ];
  const file = await writeExport({ ...hostile, colors }, 'svg', 'x');
  const widths = [...String(file?.body).matchAll(/<rect id="\w+" x="(\d+)" width="(\d+)"/g)];
  expect(widths.map(([, x, wide]) => [Number(x), Number(wide)])).toEqual([
    [0, 1200],
    [1200, 400],
  ]);
});
