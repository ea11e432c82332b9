import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { formEndBytes, formMostBytes, formReadBytes, profileFormBytes } from '#domain/limits.ts';
import { formBytes } from '#worker/respond/form-bytes.ts';
import { ours } from '../../support/accounts.ts';
import { profileOwner } from '../../support/profiles.ts';
import { site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
const megabyte = 1024 * 1024;

/** So many bytes, each a thousandth of its place, in parts of any size. */
function stream(length: number, part: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= length) return controller.close();
      const bytes = new Uint8Array(Math.min(part, length - at));
      for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor((at + i) / 1000);
      at += bytes.length;
      controller.enqueue(bytes);
    },
  });
}

describe('what is kept of a form', () => {
  const most = 2 * formEndBytes;
  const limits = { most, keepsEnds: true, readMost: 8 * most };

  test.each([1, 1000, 65_536, 100_000, 300_000])(
    'its beginning and its end, in parts of %i',
    async (part) => {
      for (const length of [0, 1, most, most + 1, most + formEndBytes, 5 * most + 7]) {
        if (part === 1 && length > most + 1) continue;
        const whole = new Uint8Array(await new Response(stream(length, 10_000)).arrayBuffer());
        const kept = await formBytes(stream(length, part), limits);
        const expected =
          length <= most
            ? whole
            : new Uint8Array([
                ...whole.subarray(0, most - formEndBytes),
                ...whole.subarray(length - formEndBytes),
              ]);
        expect(Buffer.compare(kept ?? new Uint8Array([1]), expected)).toBe(0);
      }
    },
  );

  test('nothing of one that is refused whole, or goes on and on: it is not read to its end', async () => {
    expect(await formBytes(stream(most + 1, 1000), { ...limits, keepsEnds: false })).toBeNull();
    let asked = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        asked += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    expect(await formBytes(endless, limits)).toBeNull();
    expect(asked * 10_000).toBeLessThan(limits.readMost + 100_000);
  });
});

describe('a form that is too large', () => {
  test('of a profile comes back with every word, those behind the picture too, and says what is wrong', async () => {
    const { send } = await profileOwner(ask);
    const picture = new File([new Uint8Array(profileFormBytes + 3 * megabyte)], 'me.png');
    const { count } = await profiles();
    const answer = await send('/me/profiles/create', {
      action: 'create',
      name: 'Studio Wide',
      kind: 'studio',
      bio: 'Words before it',
      picture,
      url: 'https://wide.example',
      place: 'Atlantis',
      specialties: ['branding', 'design'],
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const page = (await answer.text()).replaceAll('<!-- -->', '');
    expect(page).toContain('This file is larger than 5 MB');
    for (const words of ['Studio Wide', 'Words before it', 'https://wide.example', 'Atlantis'])
      expect(page).toContain(words);
    expect(page.match(/<input[^>]*name="specialties"[^>]*checked=""[^>]*>/g)).toHaveLength(2);
    expect(await profiles()).toEqual({ count });
  });

  test.each([
    ['that says so', { 'content-length': String(formReadBytes + 1) }, 'name=a'],
    ['that does not say so', {}, `name=${'a'.repeat(formMostBytes)}`],
  ])(
    '%s is answered by a page of this site with 413, and nothing is done',
    async (_, said, body) => {
      const { headers } = await profileOwner(ask);
      const { count } = await profiles();
      const answer = await ask('/me/account', {
        method: 'POST',
        headers: {
          ...headers,
          ...ours,
          'content-type': 'application/x-www-form-urlencoded',
          ...said,
        },
        body,
      });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store']);
      const page = await answer.text();
      for (const words of ['<title>Too much for one form', 'Nothing was changed', '<main', '413'])
        expect(page).toContain(words);
      expect(await profiles()).toEqual({ count });
    },
  );
});

async function profiles() {
  const row = await env.DB.prepare('SELECT count(*) AS count FROM profile').first<{
    count: number;
  }>();
  return row ?? { count: -1 };
}
