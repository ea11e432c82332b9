import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';
import { covers, type FaceTable } from '#domain/poster/face.ts';
import { chooseFace, type FaceId, faceIds } from '#domain/poster/faces.ts';
import { fnv1a } from '#domain/poster/fnv.ts';
import { drawPoster } from '#domain/poster/poster.ts';
import { printOf } from '#domain/poster/poster-facts.ts';
import { inkOn, posterPalette } from '#domain/poster/poster-palette.ts';
import { allFaces } from '../../support/poster-faces.ts';
import { assertWellFormed } from '../../support/well-formed.ts';

const card = { width: 400, height: 300 };
const slates = ['#0a0d11', '#f8fafc'];
const compositions = ['close-up', 'rows', 'counterchange', 'rings', 'cells', 'overprint'];
const palettes = [
  ['#f0d8a8', '#fa2a00', '#3d1c00', '#86b8b1', '#f2d694'],
  ['#d95b43', '#542437', '#ecd078', '#c02942', '#53777a'],
  ['#e8ddcb', '#033649', '#036564', '#cdb380', '#031634'],
  ['#003dff', '#ffffff'],
];

let faces: Map<FaceId, FaceTable>;
beforeAll(async () => {
  faces = await allFaces();
});

function swatches(hexes: string[]) {
  return hexes.map((hex) => ({ hex, share: null }));
}

/** A slug whose hash picks the composition. */
function slugFor(composition: number): string {
  for (let i = 0; ; i++) if (fnv1a(`s${i}`) % 6 === composition) return `s${i}`;
}

function draw(
  name: string,
  hexes: string[],
  composition = 0,
  face: FaceId = 'inter',
  size = card,
): string {
  const facts = { name, slug: slugFor(composition), colors: swatches(hexes), face };
  return drawPoster(facts, faces.get(face) as FaceTable, size);
}

function hexesIn(svg: string): string[] {
  return [...new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex = '']) => hex))];
}

describe.each(compositions.map((name, i) => [name, i] as const))('%s', (_, composition) => {
  it('is well-formed, the same each time, and of the palette and slate only', () => {
    for (const palette of palettes) {
      for (const size of [card, { width: 1170, height: 2532 }, { width: 2560, height: 1440 }]) {
        const svg = draw('Dovetail', palette, composition, 'fraunces', size);
        assertWellFormed(svg);
        expect(draw('Dovetail', palette, composition, 'fraunces', size)).toBe(svg);
        for (const hex of hexesIn(svg)) expect([...palette, ...slates]).toContain(hex);
        expect(hexesIn(svg).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('names the website and sets no text in a font', () => {
    const svg = draw('Dovetail', palettes[0] ?? [], composition);
    expect(svg).toContain('<title>Dovetail</title>');
    expect(svg).not.toContain('<text');
  });
});

describe('the choice of a composition', () => {
  const drawing = (name: string, composition: number, hexes = palettes[0] ?? []) =>
    draw(name, hexes, composition);

  it('draws six different posters of one name', () => {
    const drawn = compositions.map((_, i) =>
      drawing('Dovetail', i).replace(/ viewBox.*?<title>/, ''),
    );
    expect(new Set(drawn).size).toBe(6);
  });

  it('sends names that a composition cannot hold to rows', () => {
    const long = 'An encyclopaedia of very long names';
    const isRows = (svg: string) => (svg.match(/<svg y=/g) ?? []).length >= 3;
    for (const i of [0, 1, 2, 3, 4, 5]) expect([i, isRows(drawing(long, i))]).toEqual([i, true]);
    expect(isRows(drawing('Ab', 4))).toBe(true);
    expect(isRows(drawing('Dovetail', 5, ['#ffffff', '#000000']))).toBe(true);
    expect(isRows(drawing('Dovetail', 5))).toBe(false);
  });

  it.each(['Москва', '日本語のサイト', 'مرحبا', '🎉', 'สวัสดี'])(
    'sets %s as text among rings',
    (name) => {
      const svg = drawing(name, 4);
      assertWellFormed(svg);
      expect(svg).toContain('<circle');
      expect(svg.match(/<text[^>]*>([^<]*)/)?.[1]).toContain(Array.from(name)[0]);
    },
  );

  it.each(['<script>alert(1)</script>', '"\'&', 'a\u0000b\u001b', '\ud800x', '\u202eabc', ' ', ''])(
    'survives the name %j',
    (name) => {
      for (const i of [0, 1, 2, 3, 4, 5]) {
        const svg = drawing(name, i);
        assertWellFormed(svg);
        expect(svg).not.toMatch(/<script|[\ud800-\udbff](?![\udc00-\udfff])/);
      }
    },
  );
});

describe('the palette of a poster', () => {
  it('is slate where no colour is known, other slate for other slugs', () => {
    const mains = new Set<string>();
    for (let hash = 0; hash < 6 * 256; hash += 256) {
      const shades = posterPalette([], hash);
      mains.add(shades[0]?.hex ?? '');
      for (const slate of slates) expect(shades.map(({ hex }) => hex)).toContain(slate);
    }
    expect(mains.size).toBeGreaterThan(4);
  });

  it('gets slate where its own colours cannot be told apart', () => {
    expect(posterPalette(swatches(['#777777', '#787878']), 0).map(({ hex }) => hex)).toEqual([
      '#777777',
      '#787878',
      ...slates.toSorted((a, b) => contrast(b, '#777777') - contrast(a, '#777777')),
    ]);
    expect(posterPalette(swatches(['#000000', '#ffffff']), 0)).toHaveLength(2);
  });

  it('follows measured shares', () => {
    const shades = posterPalette(
      [
        { hex: '#000000', share: 0.3 },
        { hex: '#ffffff', share: 0.1 },
      ],
      0,
    );
    expect(shades.map(({ share }) => share)).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
  });

  test('its ink has at least 3:1 to any ground', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(hex, { minLength: 1, maxLength: 8 }), (hexes) => {
        const shades = posterPalette(swatches(hexes), 0);
        for (const ground of shades) {
          expect(contrast(ground.hex, inkOn(ground.hex, shades))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});

test('any name in any palette gives a well-formed poster of bounded size', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
      fc.array(hex, { maxLength: 32 }),
      fc.constantFrom(...faceIds),
      fc.nat({ max: 5 }),
      (odd, plain, hexes, face, composition) => {
        for (const name of [odd, plain]) {
          const svg = draw(name, hexes.slice(0, 8), composition, face);
          assertWellFormed(svg);
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
          expect(svg.length).toBeLessThan(60_000);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('an average poster is a few kilobytes', () => {
  const names = [
    'Juventus',
    'Linear',
    'Universal Sans',
    'The New York Times',
    'Le Monde',
    'Stripe',
  ];
  const sizes = names.flatMap((name) =>
    faceIds.map((face, i) => draw(name, palettes[i % 4] ?? [], i % 6, face).length),
  );
  sizes.sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThan(4_096);
});

describe('the face of a poster', () => {
  it('is the first typeface in use, else one of its class, else any; always the same', () => {
    expect(chooseFace({ name: 'Fraunces', styles: ['serif'] }, 'a')).toBe('fraunces');
    expect(chooseFace({ name: 'Inter Display', styles: ['sans-serif'] }, 'a')).toBe('inter');
    expect(chooseFace({ name: 'Interstate Mono', styles: ['sans-serif', 'monospace'] }, 'a')).toBe(
      'space-mono',
    );
    const chosen = Array.from({ length: 80 }, (_, i) => chooseFace(null, `s${i}`));
    expect(new Set(chosen).size).toBeGreaterThan(8);
    expect(chosen[3]).toBe(chooseFace(null, 's3'));
  });

  it('has every letter that Latin names use, in each face', () => {
    for (const [id, face] of faces) {
      expect([id, covers(face, 'Łódź Ærøskøbing Çağrı Œuvre’s “Ünï”—Façade & Co. #1!')]).toEqual([
        id,
        true,
      ]);
    }
  });
});

test('a print changes with every fact and with nothing else', () => {
  const facts = {
    name: 'Miro',
    slug: 'miro',
    colors: swatches(['#ffd02f']),
    face: 'inter' as FaceId,
  };
  const print = printOf(facts);
  expect(printOf(structuredClone(facts))).toBe(print);
  const others = [
    { ...facts, name: 'Mira' },
    { ...facts, slug: 'miro-2' },
    { ...facts, colors: swatches(['#ffd02e']) },
    { ...facts, colors: [{ hex: '#ffd02f', share: 0.5 }] },
    { ...facts, face: 'syne' as FaceId },
  ].map(printOf);
  expect(new Set([print, ...others]).size).toBe(6);
});
