import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorFamilies } from '#domain/color/color.ts';
import { colorsOfSlug, paletteSlug, paletteTitle, setKeyOf } from '#domain/palette/palette.ts';
import { tagRules } from '#domain/palette/palette-rules.ts';
import { isTagSlug } from '#domain/palette/palette-tag.ts';
import { tagsByRule } from '#domain/palette/palette-terms.ts';

const tags = (slug: string) => tagsByRule(colorsOfSlug(slug) ?? []).map((tag) => tag.slug);

describe('tags by rule', () => {
  test('say what an eye says of palettes that are plainly so', () => {
    const cases: [slug: string, has: string[], hasNot: string[]][] = [
      ['ffcad4-ffe5d9-d8e2dc-f4acb7', ['pastel', 'light'], ['dark', 'vivid', 'neon']],
      ['03071e-370617-6a040f-9d0208', ['dark', 'warm'], ['light', 'cold', 'pastel']],
      ['caf0f8-00b4d8-03045e', ['cold', 'ocean', 'high-contrast', 'navy'], ['warm']],
      ['39ff14-ff00ff-00ffff', ['neon', 'vivid'], ['muted', 'neutral']],
      ['000000-808080-ffffff', ['neutral', 'ramp', 'high-contrast'], ['warm', 'monochrome']],
      ['e3f2fd-90caf9-2196f3-0d47a1', ['monochrome', 'ramp', 'cold'], ['complementary']],
      ['ff7f0e-1f77b4', ['duotone', 'complementary'], ['analogous', 'monochrome']],
      ['ff0000-00a000-0000ff', [], ['monochrome', 'analogous', 'complementary']],
      ['8b5e3c-6f4518-a47148-bc8a5f', ['earth', 'brown', 'warm'], ['cold', 'neon']],
      ['f5f5f5-222222-777777-ff3b30', ['accent'], ['colorful']],
      ['aabbcc-aabbcd', ['low-contrast'], ['high-contrast']],
    ];
    for (const [slug, has, hasNot] of cases) {
      const own = tags(slug);
      expect([slug, has.filter((tag) => !own.includes(tag))]).toEqual([slug, []]);
      expect([slug, hasNot.filter((tag) => own.includes(tag))]).toEqual([slug, []]);
    }
  });

  test('are at least 30, each with its rule in words, an address of its own, and no two alike', () => {
    expect(tagRules.length).toBeGreaterThanOrEqual(30);
    expect(new Set(tagRules.map(({ slug }) => slug)).size).toBe(tagRules.length);
    expect(new Set(tagRules.map(({ says }) => says)).size).toBe(tagRules.length);
    for (const { slug, says } of tagRules) {
      expect([slug, isTagSlug(slug)]).toEqual([slug, true]);
      expect(says.length).toBeGreaterThan(10);
    }
  });

  test('do not depend on the order of colours, but for a ramp', () => {
    const hex = fc.integer({ min: 0, max: 0xff_ff_ff });
    fc.assert(
      fc.property(fc.uniqueArray(hex, { minLength: 1, maxLength: 7 }), (values) => {
        const colors = values.map((value) => `#${value.toString(16).padStart(6, '0')}`);
        const of = (list: string[]) =>
          tagsByRule(list).flatMap(({ slug }) => (slug === 'ramp' ? [] : slug));
        expect(of([...colors].sort())).toEqual(of(colors));
      }),
    );
  });
});

describe('a tag may be called', () => {
  test('neither a colour nor a hex, a palette, a number, a reserved word', () => {
    for (const slug of [...colorFamilies, 'palettes', 'facade', 'decade', '123456', '12', 'FF'])
      expect([slug, isTagSlug(slug)]).toEqual([slug, false]);
    for (const slug of ['aabbcc-ddeeff', 'a b', '', '-a', 'ä', 'x'.repeat(61)])
      expect([slug, isTagSlug(slug)]).toEqual([slug, false]);
    for (const slug of ['warm', 'sanzo-wada', '2-colours', 'facades', 'abc'])
      expect([slug, isTagSlug(slug)]).toEqual([slug, true]);
  });
});

describe('the address of a palette', () => {
  const colors = fc.uniqueArray(
    fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16).padStart(6, '0')),
    { minLength: 1, maxLength: 32 },
  );

  test('says its colours, each once, in order, and reads back in any case', () => {
    fc.assert(
      fc.property(colors, (hexes) => {
        const wanted = hexes.map((hex) => `#${hex}`);
        expect(colorsOfSlug(hexes.join('-').toUpperCase())).toEqual(wanted);
        expect(colorsOfSlug([...hexes, ...hexes].join('-'))).toEqual(wanted);
        expect(paletteSlug(wanted)).toBe(hexes.join('-'));
        expect(setKeyOf([...wanted].reverse())).toBe(setKeyOf(wanted));
      }),
    );
  });

  test('is none with other letters, other lengths, or more than 32 colours', () => {
    const many = Array.from({ length: 33 }, (_, i) => (i + 4096).toString(16).padStart(6, '0'));
    for (const text of [
      '',
      'abc',
      'abcdeg',
      'abcdef-',
      '-abcdef',
      'abcdef--abcdef',
      many.join('-'),
    ])
      expect([text, colorsOfSlug(text)]).toEqual([text, null]);
  });

  test('is its title where nobody gave it a name', () => {
    const seven = ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006', '#000007'];
    expect(paletteTitle({ name: null, colors: seven })).toBe(
      '#000001 #000002 #000003 #000004 #000005 and 2 more',
    );
    expect(paletteTitle({ name: 'Dune', colors: seven })).toBe('Dune');
  });
});
