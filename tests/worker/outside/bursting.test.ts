import { describe, expect, test } from 'vitest';
import { guardedFetch } from '#worker/outside/guarded-fetch.ts';
import { outside } from '../../support/outside.ts';

const pages = { types: ['text/html'] };
const good = '93.184.215.14';

describe('S15: what would burst a reader is ended within 5 s and 512 KB', () => {
  function bombs(how: string) {
    const ask = guardedFetch({
      resolver: { texts: async () => [], addresses: async () => [{ address: good, ttl: 300 }] },
      connect: (url, init) => fetch(`${outside}/bomb${url.pathname}${url.search}`, init),
      ownHost: 'specimen.example',
      userAgent: 'Specimen',
    });
    return ask(`https://bomb.example/${how}`, pages);
  }

  test.each(['gzip', 'brotli', 'endless', 'large'])('%s: cut', async (how) => {
    const answer = await bombs(how);
    expect(answer).toMatchObject({ ok: true, isCut: true });
    expect(answer.ok && answer.bytes.length).toBe(512 * 1024);
  });

  test.each([
    ['headers', /^(headers|unreachable)$/],
    ['long-header', /^(headers|unreachable)$/],
    ['hops', /^redirects$/],
    ['broken-gzip', /^unreachable$/],
  ])('%s: refused', { timeout: 7_000 }, async (how, reason) => {
    const answer = await bombs(how);
    expect(answer.ok).toBe(false);
    expect(answer.ok || answer.reason).toMatch(reason);
  });

  test('drip, slow-head: refused', { timeout: 7_000 }, async () => {
    for (const answer of await Promise.all([bombs('drip'), bombs('slow-head')])) {
      expect(answer).toMatchObject({ ok: false, reason: 'slow' });
    }
  });
});
