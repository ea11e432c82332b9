import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { colorFamilies } from '#domain/color/color.ts';
import { allowedSlug, slugOf } from '#domain/import/slug.ts';
import { isTagSlug } from '#domain/palette/palette-tag.ts';
import { published } from '../../support/catalogue.ts';
import { addPalette, addTypeface } from '../../support/factories.ts';
import { bodyOf, site } from '../../support/site.tsx';

const allow = { limit: async () => ({ success: true }) };
const ask = site(undefined, { RENDER_LIMIT: allow });

/** Words that could be two things: colours, hex values of three, four, six and eight digits, lists of them. */
const tricky = [
  'bad',
  'fed',
  'cafe',
  'facade',
  'decade',
  'deadbeef',
  'facade-decade',
  'bad-fed',
  'red',
  'reds',
  'generate',
  'palettes',
  'popular',
  'warm',
  '123',
  '123456',
];
const tags = tricky.filter(isTagSlug);
const names = ['Inter', 'Popular', 'Compare', 'Serif Fonts', 'Google Fonts', '8 Fonts', 'Bad'];
const typefaces = new Set(names.map((name) => allowedSlug('typeface', slugOf(name))));

beforeAll(async () => {
  await addPalette({ colors: ['#facade', '#decade'], tags });
  for (const slug of typefaces) await addTypeface({ slug });
  await published();
});

interface Outcome {
  status: number;
  route?: string;
  to?: string;
}

async function outcome(path: string): Promise<Outcome> {
  const said = await bodyOf<{ status: number; route: string; redirect?: string }>(
    await ask(`${path}/_payload.json`),
  );
  if (said.redirect) return { status: said.status, to: said.redirect };
  return said.status === 200 ? { status: 200, route: said.route } : { status: said.status };
}

const families: readonly string[] = colorFamilies;
const none: Outcome = { status: 404 };

/** What stands in the specification of addresses, word for word. */
function colorOf(word: string): Outcome {
  if (word === 'generate') return { status: 200, route: 'colors/generate' };
  if (word === 'palettes') return { status: 200, route: 'colors/palettes' };
  if (families.includes(word) || /^[0-9a-f]{6}$/.test(word))
    return { status: 200, route: 'colors/color' };
  if (tags.includes(word)) return { status: 301, to: `/colors/palettes/${word}` };
  if (/^[0-9a-f]{3}$/.test(word))
    return { status: 301, to: `/colors/${word.replace(/./g, '$&$&')}` };
  return none;
}

function paletteOf(word: string): Outcome {
  const isList = /^[0-9a-f]{6}(-[0-9a-f]{6})*$/.test(word);
  const once = [...new Set(word.split('-'))];
  if (isList && once.toSorted().join() === 'decade,facade' && word !== 'facade-decade')
    return { status: 301, to: '/colors/palettes/facade-decade' };
  if (isList && once.length < word.split('-').length)
    return { status: 301, to: `/colors/palettes/${once.join('-')}` };
  if (isList) return { status: 200, route: 'colors/palette' };
  return tags.includes(word) ? { status: 200, route: 'colors/palettes-by-tag' } : none;
}

const hexDigits = fc.integer({ min: 1, max: 9 }).chain((length) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdef')),
    minLength: length,
    maxLength: length,
  }),
);
const word = fc.oneof(
  fc.constantFrom(...tricky, ...families),
  hexDigits,
  fc
    .array(fc.oneof(fc.constantFrom('facade', 'decade', 'bad'), hexDigits), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join('-')),
  fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,6}){0,2}$/),
);

test('every word below /colors is what its place in the order says, and never two things', async () => {
  await fc.assert(
    fc.asyncProperty(word, async (text) => {
      expect([text, await outcome(`/colors/${text}`)]).toEqual([text, colorOf(text)]);
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('every word below /colors/palettes is a palette, else a tag, else nothing', async () => {
  await fc.assert(
    fc.asyncProperty(word, async (text) => {
      expect([text, await outcome(`/colors/palettes/${text}`)]).toEqual([text, paletteOf(text)]);
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('no slug that a typeface may be stored under is taken for another page', async () => {
  for (const slug of typefaces)
    expect([slug, await outcome(`/typefaces/${slug}`)]).toEqual([
      slug,
      { status: 200, route: 'typefaces/show' },
    ]);
  const text = fc.oneof(
    fc.constantFrom(...names, 'popular', 'serif-fonts', 'google-serif-fonts', 'fonts', '-fonts'),
    fc.string({ maxLength: 20 }),
    fc.string({ maxLength: 12 }).map((name) => `${name} fonts`),
  );
  fc.assert(
    fc.property(text, (name) => {
      const slug = allowedSlug('typeface', slugOf(name));
      expect(slug).not.toMatch(/-fonts$/);
      expect(['popular', 'compare']).not.toContain(slug);
    }),
    { numRuns: 2_000 },
  );
});

test('a page of fonts is its own under any spelling of its words, else nothing', async () => {
  for (const [path, expected] of [
    ['/typefaces/popular', { status: 200, route: 'typefaces/popular' }],
    ['/typefaces/serif-fonts', { status: 200, route: 'typefaces/by-filter' }],
    ['/typefaces/google-serif-fonts', { status: 200, route: 'typefaces/by-filter' }],
    ['/typefaces/serif-google-fonts', { status: 301, to: '/typefaces/google-serif-fonts' }],
    ['/typefaces/nothing-of-the-kind-fonts', none],
    ['/typefaces/-fonts', none],
    ['/typefaces/nobody', none],
  ] as const)
    expect([path, await outcome(path)]).toEqual([path, expected]);
});
