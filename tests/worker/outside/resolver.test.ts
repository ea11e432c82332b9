import { describe, expect, test, vi } from 'vitest';
import { openOutside } from '#worker/outside/open-outside.ts';
import { dnsResolver } from '#worker/outside/resolver.ts';
import { know, outside, outsideEnv } from '../../support/outside.ts';

vi.setConfig({ testTimeout: 20_000 });

const good = `${outside}/dns-query`;
const failures = ['closed', '500', 'garbage', 'servfail', 'huge', 'redirect', 'hang'];

describe('names', () => {
  test('have texts in parts and with escapes, and addresses of both kinds', async () => {
    await know({
      names: {
        'texts.example TXT': ['specimen-claim=abc', 'say "hello"'],
        'both.example A': ['93.184.215.14'],
        'both.example AAAA': ['2606:2800:21f::1'],
      },
    });
    const resolver = dnsResolver([good]);
    expect(await resolver.texts('texts.example')).toEqual(['specimen-claim=abc', 'say "hello"']);
    expect(await resolver.addresses('both.example', 0)).toEqual([
      { address: '93.184.215.14', ttl: 300 },
      { address: '2606:2800:21f::1', ttl: 300 },
    ]);
    expect(await resolver.texts('_nobody.example')).toEqual([]);
  });

  test.each(failures)('F8: a resolver that fails (%s) is passed over for the next', async (how) => {
    const resolver = dnsResolver([`${outside}/dns/${how}`, good]);
    expect(await resolver.addresses('any.example', 0)).toEqual([
      { address: '93.184.215.14', ttl: 300 },
    ]);
  });

  test.each(failures)('F8: where all fail (%s) nothing is known', async (how) => {
    const resolver = dnsResolver([`${outside}/dns/${how}`]);
    await expect(resolver.texts('any.example')).rejects.toThrow();
  });
});

describe('the double of the web', () => {
  test('answers on a local site, past the guard and never around it', async () => {
    await know({
      names: { 'inside.example A': ['10.0.0.7'] },
      pages: { 'page.example/a': { body: 'here' }, 'inside.example/': { body: 'secret' } },
    });
    const web = openOutside(outsideEnv, 'http://localhost:8787');
    const wanted = { types: ['text/html'] };
    expect(await web.fetch('https://page.example/a', wanted)).toMatchObject({
      ok: true,
      status: 200,
    });
    expect(await web.fetch('http://inside.example/', wanted)).toMatchObject({ reason: 'private' });
    expect(await web.fetch(`${outside}/page.example/a`, wanted)).toMatchObject({ reason: 'port' });
  });

  test.each([
    { OUTSIDE_DOUBLE: outside, APP_ORIGIN: 'https://specimen.example' },
    { OUTSIDE_DOUBLE: 'https://evil.example' },
    { OUTSIDE_DOUBLE: 'http://localhost:80@evil.example' },
  ])('is refused in production and anywhere but on this machine: %o', (settings) => {
    expect(() => openOutside({ ...outsideEnv, ...settings }, 'https://specimen.example')).toThrow(
      /OUTSIDE_DOUBLE/,
    );
  });
});
