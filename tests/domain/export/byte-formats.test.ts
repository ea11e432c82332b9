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

/** Written from Adobe's specification, apart from the writer: offsets by hand. */
function readAco(bytes: Buffer): { version: number; colors: { hex: string; name?: string }[] }[] {
  const lists = [];
  let at = 0;
  while (at < bytes.length) {
    const version = bytes.readUInt16BE(at);
    const count = bytes.readUInt16BE(at + 2);
    at += 4;
    const colors = [];
    for (let i = 0; i < count; i += 1) {
      expect(bytes.readUInt16BE(at)).toBe(0);
      const parts = [2, 4, 6].map((offset) => bytes.readUInt16BE(at + offset) / 65_535);
      at += 10;
      if (version === 1) {
        colors.push({ hex: hexOfParts(parts) });
        continue;
      }
      const units = bytes.readUInt32BE(at);
      const text = Buffer.from(bytes.subarray(at + 4, at + 2 + units * 2)).swap16();
      expect(bytes.readUInt16BE(at + 2 + units * 2)).toBe(0);
      colors.push({ hex: hexOfParts(parts), name: text.toString('utf16le') });
      at += 4 + units * 2;
    }
    lists.push({ version, colors });
  }
  return lists;
}

test('ACO: both versions, the second with names', async () => {
  const [first, second, ...more] = readAco(await bytesOf('aco'));
  expect([first?.version, second?.version, more]).toEqual([1, 2, []]);
  expect(first?.colors.map(({ hex }) => hex)).toEqual(hexes);
  expect(second?.colors.map(({ hex }) => hex)).toEqual(hexes);
  expect(second?.colors.map(({ name }) => name)).toEqual(names);
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
