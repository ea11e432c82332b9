import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../src/cli/port.ts';
import { type Reader, twoIsolates } from '../support/two-isolates.ts';

/** Not on every machine: Debian's `varnish`. */
const hasVarnish = isThere('varnishd');

/** A proxy as careless as the standard lets one be: it looks at no cookie but where `Vary` names it. */
const rules = (port: string) => `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${port}"; }
sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  return (hash);
}
sub vcl_deliver { set resp.http.x-hits = obj.hits; }
`;

const own = [
  '/me/account',
  '/me/favorites',
  '/me/collections',
  '/me/profiles',
  '/me/credits',
  '/me/delete-account',
  '/claim-credit',
  '/onboarding',
  '/v2/me/all-favorites',
  '/v2/me/collections',
  '/api/_auth/session',
];
const disguises = [
  '/x.css',
  ';x.js',
  '%2Fx.js',
  '/..%2fx.png',
  '%00.css',
  '?x.avif',
  '//',
  '/%2e/',
];
const open = [
  '/',
  '/websites',
  '/websites/_payload.json',
  '/websites/1-site-1',
  '/websites/popular',
  '/typefaces',
  '/colors',
  '/colors/ff5533',
  '/colors/palettes',
  '/search?term=site',
  '/supporters',
  '/auth',
  '/v2/websites',
  '/sitemap.xml',
  '/no/such/page',
];
const paths = [...open, ...own, ...own.flatMap((one) => disguises.map((end) => one + end))];

let site: Awaited<ReturnType<typeof twoIsolates>>;
let cache: { process: ChildProcess; folder: string; origin: string };
const members: Reader[] = [];

beforeAll(async () => {
  if (!hasVarnish) return;
  site = await twoIsolates();
  await site.db.exec(
    `INSERT INTO website (id, slug, title, url, url_key, status, published_at, created_at, updated_at) VALUES (1, 'site-1', 'Site', 'https://site.example/', 'site.example', 'published', 1, 0, 0)`,
  );
  for (const name of ['canary-anna', 'canary-bert']) {
    const member = await site.addReader(name);
    members.push(member);
    const made = await site.ask('one', '/v2/me/collections', {
      method: 'POST',
      headers: {
        cookie: member.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title: `${name} board` }),
    });
    expect(made.status).toBe(201);
  }
  cache = await startVarnish(site.url.port);
}, 60_000);

afterAll(async () => {
  cache?.process.kill();
  if (cache) rmSync(cache.folder, { recursive: true, force: true });
  await site?.stop();
});

test.skipIf(!hasVarnish)(
  'S3, S4: Varnish in front of the worker shows nobody what is another’s, and keeps no cookie',
  async () => {
    const [anna, bert] = members;
    const order = [anna, null, bert, null, anna] as const;
    let kept = 0;
    let shownToOwner = 0;
    for (const one of paths) {
      for (const who of order) {
        const answer = await fetch(cache.origin + one, {
          redirect: 'manual',
          headers: who ? { cookie: who.cookie } : {},
        });
        const text = await answer.text();
        const isKept = Number(answer.headers.get('x-hits')) > 0;
        if (isKept) kept++;
        if (who && text.includes(who.name)) shownToOwner++;
        for (const other of members) {
          if (other !== who)
            expect(text, `${one} for ${who?.name ?? 'a visitor'}`).not.toContain(other.name);
        }
        if (isKept) expect(answer.headers.getSetCookie(), one).toEqual([]);
        // A redirect to the address without its last slash says nothing of anybody.
        if (own.some((path) => one.startsWith(path))) expect(isKept && answer.ok, one).toBe(false);
        expect(answer.status, one).toBeLessThan(500);
      }
    }
    // The cache does keep what is public, and members do see what is theirs: else nothing was proved.
    expect(kept).toBeGreaterThanOrEqual(open.length);
    expect(shownToOwner).toBeGreaterThanOrEqual(9);
  },
  120_000,
);

function isThere(command: string): boolean {
  try {
    execFileSync(command, ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startVarnish(backendPort: string): Promise<typeof cache> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varnish-'));
  const file = path.join(folder, 'rules.vcl');
  writeFileSync(file, rules(backendPort));
  const port = await freePort();
  const child = spawn(
    'varnishd',
    [
      '-F',
      '-n',
      path.join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      file,
      '-s',
      'malloc,16m',
      '-j',
      'none',
    ],
    { stdio: 'ignore' },
  );
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => expect((await fetch(`${origin}/robots.txt`)).status).toBe(200),
    20_000,
  );
  return { process: child, folder, origin };
}
