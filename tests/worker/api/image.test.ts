import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Env } from '#worker/env.ts';
import { published } from '../../support/catalogue.ts';
import { addImage, addWebsite } from '../../support/factories.ts';
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
    const answer = await site(undefined, { IMAGES: whole, ...faults })(`/img/${key}/640.webp`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect((await ask(`/img/${key}/640.webp`)).status).toBe(200);
  });

  test('a picture that the store lost is a 404 that nobody keeps', async () => {
    const lost = await addImage();
    const answer = await ask(`/img/${lost}/640.webp`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
