import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { pageCache } from '#worker/cache/page-cache.ts';
import { published } from '../../support/catalogue.ts';
import { collector } from '../../support/collections.ts';
import { addPalette, addProfile, addTypeface, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { sameSite } from '../../support/ours.ts';
import { site } from '../../support/site.tsx';

const allow = { limit: async () => ({ success: true }) };
const ask = site(undefined, { RENDER_LIMIT: allow, WRITE_LIMIT: allow });

const slug = 'facade-decade-ff5533';
/** Pages that anybody may keep, kept or not, with what belongs to them. */
const shared = [
  '/',
  '/websites',
  '/websites?colors=red',
  '/colors',
  '/colors/red',
  '/colors/ff5533',
  '/colors/generate',
  '/colors/palettes',
  '/colors/palettes/warm',
  `/colors/palettes/${slug}`,
  '/colors/palettes/0a0b0c-ff5533',
  `/colors/palettes/${slug}/export/css`,
  '/typefaces',
  '/typefaces?text=Hello',
  '/typefaces/popular',
  '/typefaces/serif-fonts',
  '/typefaces/fraunces',
  '/typefaces/fraunces/faces.css',
  '/search?term=fraunces',
  '/directory/canary-studio',
  '/no/such/page',
];

interface Person {
  headers: Record<string, string>;
  /** What nobody else may read. */
  canaries: string[];
}

const people: Record<'first' | 'second', Person> = {
  first: { headers: {}, canaries: [] },
  second: { headers: {}, canaries: [] },
};

async function person(title: string, favorite: string): Promise<Person> {
  const { headers, email } = await signedIn();
  const { make } = collector(ask, headers);
  const board = await make(title);
  await ask(`/v2/me/favorites/${favorite}`, {
    method: 'PUT',
    headers: { ...headers, ...sameSite },
  });
  return { headers, canaries: [email, title, board.slug] };
}

beforeAll(async () => {
  const website = await addWebsite({ slug: 'linear', colors: ['#ff5533'] });
  const palette = await addPalette({
    colors: ['#facade', '#decade', '#ff5533'],
    tags: ['warm'],
    websites: [website],
  });
  const font = await addTypeface({ slug: 'fraunces', name: 'Fraunces', styles: ['serif'] });
  await addProfile({ slug: 'canary-studio', name: 'A studio' });
  await published();
  people.first = await person('Canary of the first', `palettes/${palette}`);
  people.second = await person('Canary of the second', `fonts/${font}`);
});

test('S3: no order of two members and a visitor over real pages, in two isolates, shows or keeps one for another', async () => {
  const step = fc.record({
    who: fc.constantFrom('visitor', 'visitor', 'first', 'second'),
    path: fc.constantFrom(...shared, '/me/collections', '/me/favorites', '/me/profiles'),
    asPayload: fc.boolean(),
    otherIsolate: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      for (const { who, path, asPayload, otherIsolate } of steps) {
        if (otherIsolate) pageCache.forgetMemory();
        const own = who === 'first' || who === 'second' ? people[who] : null;
        const answer = await ask(asPayload ? payloadOf(path) : path, {
          headers: own?.headers ?? {},
        });
        const text = await answer.text();
        const cache = answer.headers.get('cache-control') ?? '';
        for (const other of Object.values(people)) {
          if (other === own) continue;
          for (const canary of other.canaries)
            expect([path, text]).not.toEqual([path, has(canary)]);
        }
        const isFile = path.endsWith('.css');
        if (own && !isFile) expect([path, cache]).toEqual([path, 'no-store']);
        if (!own) expect([path, text]).not.toEqual([path, has('"isMember":true')]);
        if (own && path === '/me/collections') expect(text).toContain(own.canaries[1]);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

const has = (part: string) => expect.stringContaining(part);

function payloadOf(path: string): string {
  if (/\/export\/|\.css$/.test(path)) return path;
  const [address = '', query = ''] = path.split('?');
  return `${address === '/' ? '' : address}/_payload.json${query && `?${query}`}`;
}
