import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '#app/cards/contrast.ts';
import { Poster } from '#app/cards/poster.tsx';
import { planPoster, posterHeight, posterWidth } from '#app/cards/poster-plan.ts';

const names = [
  'Miro',
  'De Correspondent',
  'The Pudding: visual essays about culture and data',
  '日本語のサイト',
  '8',
  'Ü',
];
const palettes = [
  [],
  ['#ed1c24'],
  ['#ed1c24', '#ffffff'],
  ['#777777', '#787878'],
  ['#e8ddcb', '#033649', '#036564', '#cdb380', '#031634', '#ffffff', '#000000'],
];

describe('the contrast of two colours', () => {
  it('is that of WCAG 2.2', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ff0000', '#ff0000')).toBe(1);
  });
});

describe('a poster', () => {
  it('is the same for the same facts', () => {
    const facts = ['Miro', 'miro', ['#ffd02f', '#050038']] as const;
    expect(planPoster(...facts)).toEqual(planPoster(...facts));
  });

  it('sets the name legibly on the main colour', () => {
    for (const palette of palettes) {
      for (const slug of ['a', 'b', 'c', 'd', 'e']) {
        const { ground, ink } = planPoster('Name', slug, palette);
        if (ground && ink) expect(contrast(ground, ink)).toBeGreaterThan(4.5);
      }
    }
  });

  it('keeps the name inside, whatever its length', () => {
    for (const name of names) {
      const { lines, size } = planPoster(name, name, []);
      expect(size).toBeGreaterThanOrEqual(16);
      for (const { y } of lines) {
        expect(y - size * 0.75).toBeGreaterThan(0);
        expect(y).toBeLessThan(posterHeight);
      }
      expect(lines.length).toBeLessThanOrEqual(3);
    }
    expect(posterWidth / posterHeight).toBeCloseTo(4 / 3, 9);
  });

  it('carries its colours as presentation attributes, never as a style', () => {
    const html = renderToStaticMarkup(
      <Poster
        name="Miro"
        slug="miro"
        colors={[
          { hex: '#ffd02f', share: null },
          { hex: '#050038', share: null },
        ]}
        lang={null}
      />,
    );
    expect(html).toContain('fill="#ffd02f"');
    expect(html).toContain('fill="#050038"');
    expect(html).not.toContain('style=');
  });
});
