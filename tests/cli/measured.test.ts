import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differenceEuclidean } from 'culori';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cleanPicture } from '../../src/cli/clean-picture.ts';
import { importFile } from '../../src/cli/import-file.ts';
import { root } from '../../src/cli/paths.ts';
import { pictureTaker } from '../../src/cli/pictures.ts';
import { kinds } from '../../src/domain/import/kinds.ts';
import { ownState, rows } from './state.ts';

const state = ownState();
const url = 'https://measured.example/';

beforeAll(async () => {
  const half = { width: 160, height: 400, channels: 3 as const, background: '#0b1020' };
  const png = await sharp({ create: { ...half, width: 640, background: '#ff5533' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  writeFileSync(path.join(state.folder, 'page.png'), png);
});

async function bring(row: Record<string, unknown>) {
  const file = path.join(state.folder, 'websites.ndjson');
  writeFileSync(file, `${JSON.stringify({ title: 'Measured', url, ...row })}\n`);
  const { pictures, db } = state.platform();
  const report = await importFile({
    db,
    kind: kinds.websites,
    kindName: 'websites',
    file,
    refuse() {},
    note() {},
    progress() {},
    complete: pictureTaker({ pictures, folder: state.folder, refuse() {} }),
  });
  const colors = await rows(
    state.platform(),
    z.object({ hex: z.string(), family: z.string(), share: z.number().nullable() }),
    'SELECT hex, family, share FROM website_color ORDER BY position',
  );
  const facts = await rows(
    state.platform(),
    z.object({ name: z.string(), method: z.string(), day: z.string() }),
    `SELECT name, method, day FROM fact WHERE name IN ('colors', 'mode') ORDER BY name`,
  );
  const [{ mode } = { mode: null }] = await rows(
    state.platform(),
    z.object({ mode: z.string().nullable() }),
    'SELECT mode FROM website',
  );
  return { report, colors, facts, mode };
}

const measured = [
  { hex: '#ff5533', family: 'red', share: 0.75 },
  { hex: '#0b1020', family: 'black', share: 0.25 },
];

test('what nobody stated is read off the picture, with its method and day; a second run changes nothing', async () => {
  const { colors, facts, mode, report } = await bring({ screenshot: 'page.png' });
  expect(report.added).toBe(1);
  expect(colors).toEqual(measured);
  expect(mode).toBe('light');
  expect(facts).toEqual([
    { name: 'colors', method: 'measured on the picture', day: expect.stringMatching(/^\d{4}-/) },
    { name: 'mode', method: 'measured on the picture', day: facts[0]?.day },
  ]);
  expect((await bring({ screenshot: 'page.png', description: 'New' })).colors).toEqual(measured);
  expect((await bring({ screenshot: 'page.png', description: 'New' })).report.unchanged).toBe(1);
});

test('what the editors state stands, whatever the picture shows later', async () => {
  const stated = [{ hex: '#123456', family: 'blue', share: null }];
  const first = await bring({ colors: ['#123456'], stated: '2026-11-20' });
  expect(first.colors).toEqual(stated);
  const { colors, facts, mode } = await bring({ screenshot: 'page.png' });
  expect(colors).toEqual(stated);
  expect(facts.find(({ name }) => name === 'colors')).toEqual({
    name: 'colors',
    method: 'stated by the editors',
    day: '2026-11-20',
  });
  expect(mode).toBe('light');
});

/** What somebody who looks at the picture calls its colours. */
const seen: [file: string, ground: string, accent: string, mode: 'light' | 'dark'][] = [
  ['jamstack-supercharge-dev.jpg', '#3060ff', '#60d8fa', 'dark'],
  ['jamstack-covid-tracking-project.jpg', '#ffffff', '#30357c', 'light'],
  ['jamstack-discoverit.png', '#1a1818', '#ff6a1a', 'dark'],
  ['jamstack-opengraph.jpg', '#333333', '#50c0f8', 'dark'],
  ['hexo-brewski.png', '#ffffff', '#9c1900', 'light'],
];

const folder = process.env.FIXTURES_DIR ?? path.join(root, '../shared/data');
const shots = path.join(folder, 'screenshots/original');
const distance = differenceEuclidean('oklab');

describe.skipIf(!existsSync(shots))('screenshots of FIXTURES_DIR', () => {
  test.each(seen)('%s', async (file, ground, accent, mode) => {
    const judged = await cleanPicture(readFileSync(path.join(shots, file)));
    if (!judged.ok) throw new Error(judged.reason);
    const { measured } = judged.picture;
    const far = (hex: string) => measured.colors.map((color) => distance(color.hex, hex));
    expect(far(ground)[0]).toBeLessThan(0.06);
    expect(Math.min(...far(accent))).toBeLessThan(0.08);
    expect(measured.mode).toBe(mode);
    expect(measured.colors.length).toBeLessThanOrEqual(6);
  });
});
