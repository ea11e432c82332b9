import { expect, it } from 'vitest';
import { fallbackSrc, srcSet } from '#app/cards/srcset.ts';

const key = 'a'.repeat(64);
const picture = (width: number) => ({ key, width, height: 900, alt: '' });

it('offers the six widths in webp, never wider than the original', () => {
  expect(srcSet(picture(1440))).toBe(
    [320, 640, 768, 1024, 1280].map((w) => `/img/${key}/${w}.webp ${w}w`).join(', '),
  );
  expect(srcSet(picture(4000))).toContain('1536w');
  expect(fallbackSrc(picture(1440))).toBe(`/img/${key}/640.webp`);
  expect(fallbackSrc(picture(500))).toBe(`/img/${key}/320.webp`);
});
