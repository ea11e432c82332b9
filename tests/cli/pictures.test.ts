import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { importFile } from '../../src/cli/import-file.ts';
import { pictureTaker } from '../../src/cli/pictures.ts';
import type { Pictures } from '../../src/cli/store-client.ts';
import { kinds } from '../../src/domain/import/kinds.ts';
import { bring as bringFile, exported, ownState, rows } from './state.ts';

const state = ownState();
const folder = path.join(state.folder, 'shots');
let png: Buffer;

beforeAll(async () => {
  mkdirSync(folder);
  png = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2244cc' } })
    .png()
    .toBuffer();
  writeFileSync(path.join(folder, 'shot.png'), png);
  writeFileSync(path.join(folder, 'text.png'), 'no picture');
  writeFileSync(path.join(state.folder, 'outside.png'), png);
  symlinkSync(path.join(state.folder, 'outside.png'), path.join(folder, 'link.png'));
});

function taker(pictures: Pictures = state.platform().pictures) {
  const refused: string[] = [];
  const take = pictureTaker({
    pictures,
    folder,
    refuse: (line, name, reason) => refused.push(`${line} ${name} ${reason}`),
  });
  return { take, refused };
}

test('a screenshot goes into the store under the hash of its file, drawn anew', async () => {
  const { take, refused } = taker();
  const key = createHash('sha256').update(png).digest('hex');
  const taken = await take({ screenshot: 'shot.png', screenshotAlt: 'A blue page' }, 1);
  expect(taken).toMatchObject({
    picture: { key, width: 640, height: 400, type: 'image/webp', alt: 'A blue page' },
  });
  expect(refused).toEqual([]);
  const { picture } = taken as { picture: { thumbhash: string; edge: string } };
  expect(picture.edge).toBe('#2244cc');
  expect(picture.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}=*$/);
  expect(JSON.parse((await state.platform().pictures.about(key)) ?? '{}').width).toBe(640);
});

test('a file that was stored before is not drawn again', async () => {
  const { take } = taker({ ...state.platform().pictures, put: () => Promise.reject(new Error()) });
  expect(await take({ screenshot: 'shot.png' }, 1)).toHaveProperty('picture');
});

test('anything else is left out with its reason, and the row stays', async () => {
  const { take, refused } = taker();
  for (const [i, screenshot] of ['text.png', 'none.png', '../outside.png', 'link.png'].entries())
    expect(await take({ screenshot }, i + 1)).toEqual({ screenshot });
  expect(refused).toEqual([
    '1 text.png is no PNG, JPEG, WebP or AVIF',
    '2 none.png is not there',
    '3 ../outside.png is not there',
    '4 link.png is not there',
  ]);
});

test('F4: a store that takes nothing leaves the website without a picture and no row that points nowhere; the next run mends it', async () => {
  writeFileSync(
    path.join(folder, 'other.png'),
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#cc4422' } })
      .png()
      .toBuffer(),
  );
  const file = path.join(state.folder, 'websites.ndjson');
  writeFileSync(
    file,
    `${JSON.stringify({ title: 'Other', url: 'https://other.example/', screenshot: 'other.png' })}\n`,
  );
  const bring = (pictures: Pictures) => {
    const { take, refused } = taker(pictures);
    return importFile({
      db: state.platform().db,
      kind: kinds.websites,
      kindName: 'websites',
      file,
      refuse() {},
      note() {},
      progress() {},
      complete: take,
    }).then((report) => ({ ...report, left: refused }));
  };
  const count = () =>
    rows(
      state.platform(),
      z.object({ images: z.number(), linked: z.number() }),
      `SELECT (SELECT count(*) FROM image) AS images,
         (SELECT count(*) FROM website WHERE picture_key IS NOT NULL) AS linked`,
    );
  const real = state.platform().pictures;
  const broken = { ...real, put: () => Promise.reject(new Error('R2 PUT failed')) };
  expect(await bring(broken)).toMatchObject({
    added: 1,
    left: ['1 other.png could not be stored: the next run tries again'],
  });
  expect(await count()).toEqual([{ images: 0, linked: 0 }]);
  expect(await bring(real)).toMatchObject({ added: 0, updated: 1, left: [] });
  expect(await count()).toEqual([{ images: 1, linked: 1 }]);
  const written = await exported(state.platform(), 'websites');
  expect(written).toContain('"thumbhash":"');
  expect(written).toContain('"edge":"#cc4422"');
  // Taken back as it was written, and as it was written before there were edges.
  for (const text of [written, written.replace(/,"edge":"#cc4422"/, '')]) {
    writeFileSync(file, text);
    expect(await bringFile(state.platform(), 'websites', file)).toMatchObject({
      unchanged: 1,
      updated: 0,
    });
  }
  expect(await exported(state.platform(), 'websites')).toBe(written);
});
