import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Env } from '#worker/env.ts';
import { published } from '../../support/catalogue.ts';
import { addImage, addWebsite } from '../../support/factories.ts';
import { recording } from '../../support/recording.ts';
import { site } from '../../support/site.tsx';

let key: string;
const original = new Uint8Array(4_000).fill(7);

/** Stands in for the resizing service: says what it was asked for. */
const asked: string[] = [];
function resizer(answer: (bytes: number) => Response): Env['IMAGES'] {
  return {
    input(body: ReadableStream) {
      let width = 0;
      const transformer = {
        transform(how: { width: number }) {
          width = how.width;
          return transformer;
        },
        async output({ format }: { format: string }) {
          const given = await new Response(body).arrayBuffer();
          asked.push(`${width} ${format}`);
          return { response: () => answer(given.byteLength) };
        },
      };
      return transformer;
    },
  } as unknown as Env['IMAGES'];
}

const whole = resizer((bytes) => new Response(`${bytes} bytes drawn`));
const ask = site(undefined, { IMAGES: whole });

beforeAll(async () => {
  key = await addImage({ width: 1_440, height: 900 });
  await env.PICTURES.put(key, original);
});

describe('GET /img/{key}/{width}.{webp|avif|jpg}', () => {
  test.each([
    ['320.webp', 'image/webp'],
    ['1280.avif', 'image/avif'],
    ['768.jpg', 'image/jpeg'],
  ])('%s is made of the stored picture and never changes', async (file, type) => {
    const answer = await ask(`/img/${key}/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(new TextDecoder().decode(await answer.arrayBuffer())).toBe('4000 bytes drawn');
    expect(asked.at(-1)).toBe(`${Number.parseInt(file, 10)} ${type}`);
  });

  test.each(['321.webp', '1536.webp', '2560.webp', '640.png', '640.svg', '640', '0640.webp'])(
    '%s is not there',
    async (file) => {
      const answer = await ask(`/img/${key}/${file}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('the second answer touches neither the database nor the store nor the resizer', async () => {
    const twice = await addImage({ width: 1_440, height: 900 });
    await env.PICTURES.put(twice, original);
    const first = await ask(`/img/${twice}/1024.avif`);
    const before = asked.length;
    const { d1, statements } = recording(env.DB);
    const nothing = {} as unknown as Env['PICTURES'] & Env['IMAGES'];
    const again = site(undefined, { DB: d1, PICTURES: nothing, IMAGES: nothing });
    const second = await again(`/img/${twice}/1024.avif`);
    expect(second.status).toBe(200);
    expect([...second.headers]).toEqual(
      [...first.headers].map(([name, value]) => [
        name,
        name === 'x-request-id' ? second.headers.get(name) : value,
      ]),
    );
    expect(await second.text()).toBe(await first.text());
    expect(asked).toHaveLength(before);
    expect(statements.filter(({ text }) => text.includes('image'))).toEqual([]);
    // Another width or type is another picture, and an unknown parameter is the same one.
    expect((await again(`/img/${twice}/640.avif`)).status).toBe(503);
    expect((await again(`/img/${twice}/1024.avif?x=1`)).status).toBe(200);
  });

  test('what is not there is not kept', async () => {
    const late = 'f'.repeat(64);
    expect((await ask(`/img/${late}/320.webp`)).status).toBe(404);
    await env.DB.prepare(
      `INSERT INTO image (key, width, height, type, bytes) VALUES (?, 640, 480, 'image/webp', 1)`,
    )
      .bind(late)
      .run();
    await env.PICTURES.put(late, original);
    expect((await ask(`/img/${late}/320.webp`)).status).toBe(200);
  });

  test('a picture smaller than the smallest width is not drawn larger', async () => {
    const small = await addImage({ width: 200, height: 100 });
    await env.PICTURES.put(small, original);
    expect((await ask(`/img/${small}/320.webp`)).status).toBe(200);
    expect(asked.at(-1)).toBe('200 image/webp');
    expect((await ask(`/img/${small}/640.webp`)).status).toBe(404);
  });

  test('a picture whose metadata could not be read is 0 x 0: no address, and the card shows the poster', async () => {
    const unread = await addImage({ width: 0, height: 0 });
    await env.PICTURES.put(unread, original);
    expect((await ask(`/img/${unread}/320.webp`)).status).toBe(404);
    await addWebsite({ picture: unread, title: 'Unread' });
    await published();
    const html = await (await ask('/websites')).text();
    expect(html).toContain('Unread');
    expect(html).not.toContain(unread);
  });
});

describe('F4: the picture store or the resizer fails', () => {
  const r2 = (get: () => Promise<unknown>) => ({ get }) as unknown as Env['PICTURES'];

  test.each<[string, Partial<Env>]>([
    ['get throws', { PICTURES: r2(() => Promise.reject(new Error('R2: internal error'))) }],
    [
      'the body breaks off',
      {
        PICTURES: r2(async () => ({
          size: 4_000,
          arrayBuffer: async () => new ArrayBuffer(1_000),
        })),
      },
    ],
    [
      'the body fails half way',
      {
        PICTURES: r2(async () => ({
          size: 4_000,
          arrayBuffer: () => Promise.reject(new Error('connection lost')),
        })),
      },
    ],
    ['the resizer refuses', { IMAGES: resizer(() => new Response('no', { status: 422 })) }],
    [
      'the resizer breaks off',
      {
        IMAGES: resizer(
          () =>
            new Response(
              new ReadableStream({
                start(controller) {
                  controller.enqueue(new Uint8Array(10));
                  controller.error(new Error('broke off'));
                },
              }),
            ),
        ),
      },
    ],
  ])('%s: no half picture is kept, and the next answer is whole', async (_, faults) => {
    const fresh = await addImage({ width: 1_440, height: 900 });
    await env.PICTURES.put(fresh, original);
    const path = `/img/${fresh}/640.webp`;
    const answer = await site(undefined, { IMAGES: whole, ...faults })(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect((await ask(path)).status).toBe(200);
  });

  test('a picture that the store lost is a 404 that nobody keeps', async () => {
    const lost = await addImage();
    const answer = await ask(`/img/${lost}/640.webp`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
