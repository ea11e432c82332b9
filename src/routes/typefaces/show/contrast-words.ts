import { contrast } from '#domain/color/contrast.ts';

/** `Contrast 4.56, AA`: the WCAG 2.2 ratio, cut and not rounded, and the most that it is enough for. */
export function contrastWords(ink: string, ground: string): string {
  const ratio = Math.floor(contrast(ink, ground) * 100) / 100;
  return `Contrast ${ratio.toFixed(2)}, ${verdict(ratio)}`;
}

function verdict(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA from 24 px on' : 'too little to read';
}
