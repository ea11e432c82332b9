import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureTaker } from '../../src/cli/pictures.ts';
import { ownState } from './state.ts';

const state = ownState();

test('a screenshot goes into the store under its hash, anything else is left out', async () => {
  const folder = path.join(state.folder, 'shots');
  mkdirSync(folder);
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000028000000190', 'hex');
  const png = Buffer.concat([header, Buffer.alloc(64)]);
  writeFileSync(path.join(folder, 'shot.png'), png);
  writeFileSync(path.join(folder, 'text.png'), 'no picture');
  writeFileSync(path.join(state.folder, 'outside.png'), png);
  const take = pictureTaker(state.platform().pictures, folder, false);
  const key = createHash('sha256').update(png).digest('hex');
  expect(await take({ screenshot: 'shot.png' })).toEqual({
    screenshot: 'shot.png',
    picture: { key, width: 640, height: 400, type: 'image/png', bytes: png.length, alt: '' },
  });
  expect(await state.platform().pictures.has(key)).toBe(true);
  for (const screenshot of ['text.png', 'none.png', '../outside.png'])
    expect(await take({ screenshot })).toEqual({ screenshot });
});
