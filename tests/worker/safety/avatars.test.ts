import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { avatarSide } from '#domain/limits.ts';
import { encoded, png, streamOf } from '../../support/encoded-pictures.ts';
import { canary, type Hostile, hostilePictures } from '../../support/hostile-pictures.ts';
import { filled, profileOwner } from '../../support/profiles.ts';
import { site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
/** A member may send twenty pictures an hour. */
const each = 15;

let files: Hostile[] = [];

beforeAll(async () => {
  files = hostilePictures(await encoded());
});

const fileOf = ({ name, bytes }: Pick<Hostile, 'name' | 'bytes'>, type = 'image/png') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

describe('S16 (pictures of profiles)', () => {
  test('sixty files: each is refused with its reason and the form kept, or drawn anew with nothing of what it carried', async () => {
    expect(files.length).toBeGreaterThanOrEqual(59);
    let owner = await profileOwner(ask);
    for (const [at, file] of files.entries()) {
      if (at % each === 0) owner = await profileOwner(ask);
      const name = `Profile ${at}`;
      const before = await stored();
      const answer = await owner.send('/me/profiles/create', {
        action: 'create',
        ...filled,
        name,
        picture: fileOf(file),
      });
      const added = (await stored()).filter((key) => !before.includes(key));
      if (file.expected === 'clean') {
        expect([file.name, answer.status]).toEqual([file.name, 303]);
        expect(added).toHaveLength(1);
        await expectClean(file.name, added[0] ?? '');
        continue;
      }
      expect([file.name, answer.status]).toEqual([file.name, file.bytes.length === 0 ? 303 : 422]);
      expect(added).toEqual([]);
      if (file.bytes.length === 0) continue;
      const page = (await answer.text()).replaceAll('<!-- -->', '');
      expect(page).toMatch(/id="picture-error"[^>]*>.*This file (is|cannot|does)/);
      expect(page).toContain(`value="${name}"`);
      expect(page).not.toContain('CANARY');
    }
  }, 120_000);

  test('the files with a place do carry one, in each kind', () => {
    const latitude = Buffer.from([51, 0, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0, 1, 0, 0, 0]);
    for (const name of ['gps.png', 'gps.jpg', 'gps.webp', 'gps.avif']) {
      const bytes = Buffer.from(files.find((file) => file.name === name)?.bytes ?? []);
      expect([name, bytes.includes(canary), bytes.includes(latitude)]).toEqual([name, true, true]);
    }
  });

  test('its limits are its own: 5 MB and 4,096 px a side', async () => {
    const { send } = await profileOwner(ask);
    const picture = (file: Hostile) =>
      send('/me/profiles/create', { action: 'create', ...filled, picture: fileOf(file) });
    const wide = png(4_097, 2);
    const large = Buffer.concat([png(64, 48), Buffer.alloc(5 * 1024 * 1024)]);
    for (const [bytes, words] of [
      [wide, 'is 4097 x 2 px: a side may have 4096'],
      [large, 'is larger than 5 MB'],
    ] as const) {
      const answer = await picture({ name: 'a.png', bytes, expected: 'clean' });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(`This file ${words}`);
    }
    const widest = await picture({ name: 'a.png', bytes: png(4_096, 2), expected: 'clean' });
    expect(widest.status).toBe(303);
  });

  test('what a file is called, and what kind it says it is, counts for nothing', async () => {
    const { send } = await profileOwner(ask);
    const html = Buffer.from(`<!doctype html>${canary}`);
    const lying = await send('/me/profiles/create', {
      action: 'create',
      ...filled,
      picture: fileOf({ name: 'me.png', bytes: html }, 'image/png'),
    });
    expect(lying.status).toBe(422);
    const odd = await send('/me/profiles/create', {
      action: 'create',
      ...filled,
      picture: fileOf({ name: '../../<b>.svg', bytes: png(64, 48) }, 'image/svg+xml'),
    });
    expect(odd.status).toBe(303);
  });

  test('is served as a picture and nothing else, and is gone when it is taken away', async () => {
    const owner = await profileOwner(ask);
    const id = await owner.create({ picture: fileOf({ name: 'a.png', bytes: png(64, 48) }) });
    const { key } = (await env.DB.prepare('SELECT picture_key AS key FROM profile WHERE id = ?')
      .bind(id)
      .first<{ key: string }>())!;
    const served = await ask(`/img/${key}/320.webp`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(`/img/${key}/768.webp`)).status).toBe(404);
    expect((await owner.edit(id, 1, { 'remove-picture': '1' })).status).toBe(303);
    expect(await env.PICTURES.get(key)).toBeNull();
    const row = await env.DB.prepare('SELECT 1 FROM image WHERE key = ?').bind(key).first();
    expect(row).toBeNull();
  });

  test('F4: a store that does not take it, or a service that cannot draw it, costs nothing but the picture', async () => {
    const owner = await profileOwner(ask);
    const broken = {
      PICTURES: { put: () => Promise.reject(new Error('down')), delete: async () => {} },
    };
    const silent = {
      IMAGES: {
        input() {
          throw new Error('down');
        },
      },
    };
    for (const overrides of [broken, silent]) {
      const { count } = (await env.DB.prepare(
        'SELECT (SELECT count(*) FROM image) + (SELECT count(*) FROM profile) AS count',
      ).first<{ count: number }>())!;
      const body = new FormData();
      for (const [name, value] of Object.entries({ action: 'create', ...filled, bio: 'Kept bio' }))
        body.append(name, value);
      body.append('picture', fileOf({ name: 'a.png', bytes: png(64, 48) }));
      const failing = site(undefined, overrides as never);
      const answer = await failing('/me/profiles/create', {
        method: 'POST',
        headers: { ...owner.headers, 'sec-fetch-site': 'same-origin' },
        body,
      });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Kept bio</textarea>');
      const after = await env.DB.prepare(
        'SELECT (SELECT count(*) FROM image) + (SELECT count(*) FROM profile) AS count',
      ).first();
      expect(after).toEqual({ count });
    }
  });
});

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await env.PICTURES.list(cursor ? { cursor } : {});
    keys.push(...part.objects.map(({ key }) => key));
    cursor = part.truncated ? part.cursor : undefined;
  } while (cursor);
  return keys;
}

async function expectClean(name: string, key: string): Promise<void> {
  const object = await env.PICTURES.get(key);
  const bytes = Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer());
  expect([name, object?.httpMetadata?.contentType]).toEqual([name, 'image/webp']);
  for (const words of ['CANARY', 'Exif', 'EXIF', 'ICCP', 'XMP', 'ANIM', 'script']) {
    expect([name, bytes.includes(words)]).toEqual([name, false]);
  }
  expect([name, bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual([
    name,
    'RIFF',
    'WEBP',
  ]);
  expect([name, bytes.readUInt32LE(4) + 8]).toEqual([name, bytes.length]);
  const row = await env.DB.prepare('SELECT width, height, bytes FROM image WHERE key = ?')
    .bind(key)
    .first();
  expect(row).toEqual({ width: avatarSide, height: avatarSide, bytes: bytes.length });
  expect(await sizeOf(bytes)).toEqual({ width: avatarSide, height: avatarSide });
}

async function sizeOf(bytes: Uint8Array) {
  const info = await env.IMAGES.info(streamOf(bytes));
  return 'width' in info ? { width: info.width, height: info.height } : null;
}
