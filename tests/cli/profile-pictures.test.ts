import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bring, exported, openState, ownState, rows, temporaryFolder } from './state.ts';

const state = ownState();
const picture = {
  key: '0123456789abcdef'.repeat(4),
  width: 640,
  height: 640,
  type: 'image/webp',
  bytes: 12_345,
};
const pictured = z.object({ slug: z.string(), picture_key: z.string().nullable() });

function fileOf(...lines: object[]): string {
  const file = path.join(temporaryFolder(), 'profiles.ndjson');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

test('a profile’s picture goes out with it and comes back unchanged', async () => {
  const own = fileOf({ name: 'With Face', picture }, { name: 'Without' });
  expect(await bring(state.platform(), 'profiles', own)).toMatchObject({ added: 2, refused: 0 });
  const text = await exported(state.platform(), 'profiles');
  expect(text).toContain(`"picture":${JSON.stringify(picture)}`);
  const again = fileOf(
    ...text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  expect(await bring(state.platform(), 'profiles', again)).toMatchObject({ added: 0, updated: 0 });

  const other = await openState(temporaryFolder());
  try {
    expect(await bring(other, 'profiles', again)).toMatchObject({ added: 2, refused: 0 });
    expect(await exported(other, 'profiles')).toBe(text);
    const image = 'SELECT key, width, height, type, bytes FROM image';
    expect(await rows(other, z.object({}).loose(), image)).toEqual([picture]);
  } finally {
    await other.close();
  }
});

test('a row without one leaves the picture, another one takes its place, and no key leads anywhere else', async () => {
  const keys = async () => {
    const found = await rows(
      state.platform(),
      pictured,
      "SELECT slug, picture_key FROM profile WHERE slug = 'with-face'",
    );
    return found[0]?.picture_key;
  };
  await bring(state.platform(), 'profiles', fileOf({ name: 'With Face', bio: 'Words' }));
  expect(await keys()).toBe(picture.key);
  const next = { ...picture, key: 'f'.repeat(64) };
  await bring(state.platform(), 'profiles', fileOf({ name: 'With Face', picture: next }));
  expect(await keys()).toBe(next.key);
  for (const key of ['../secret', 'f'.repeat(63), 'https://evil.example/a.png']) {
    const refused = await bring(
      state.platform(),
      'profiles',
      fileOf({ name: 'With Face', picture: { ...picture, key } }),
    );
    expect(refused).toMatchObject({ refused: 1, updated: 0 });
  }
  expect(await keys()).toBe(next.key);
});
