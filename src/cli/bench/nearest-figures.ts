import { hexWithHue, mostChroma } from '#domain/color/gamut.ts';
import { nearestOver } from '#domain/palette/palette-nearest.ts';
import { paletteSpace } from '#domain/palette/palette-space.ts';
import { encodeWebsiteColors, openWebsiteColors } from '#domain/website/website-colors.ts';
import { randomFrom } from '../random.ts';
import { brief, partOf } from './sample.ts';
import type { Bench } from './server-figures.ts';
import type { Figure, TargetId } from './targets.ts';

const rows = 100_000;
const asks = 200;
const warmUp = 40;
const shown = 8;

/** What the pages of a palette and of a colour ask of their indexes, in this process: no page around it, no database. */
export async function nearestFigures({ say }: Bench): Promise<Figure[]> {
  say(`colours: ${rows.toLocaleString('en')} palettes and as many websites`);
  const random = randomFrom('nearest');
  const palettes = Array.from({ length: rows }, () =>
    paletteOf(2 + Math.floor(random() * 7), random),
  );
  const ids = palettes.map((_, i) => i + 1);
  const nearest = nearestOver(ids, paletteSpace(palettes));
  const colors = openWebsiteColors(
    encodeWebsiteColors(palettes.map((hexes, i) => ({ id: rows - i, hexes }))),
  );
  const one = () => colorOf(random() * 360, random);
  return [
    timed('nearPalettes5', () => {
      const asked = paletteOf(5, random);
      return () => nearest.nearestToPalette(asked, shown);
    }),
    timed('nearPalettes8', () => {
      const asked = paletteOf(8, random);
      return () => nearest.nearestToPalette(asked, shown);
    }),
    timed('nearWebsites', () => {
      const asked = one();
      return () => colors?.nearest(asked, 0, 48);
    }),
    timed('nearWebsites5', () => {
      const asked = paletteOf(5, random);
      return () => colors?.nearestToAll(asked, 0, shown);
    }),
  ];
}

function timed(id: TargetId, prepare: () => () => unknown): Figure {
  const took: number[] = [];
  for (let i = 0; i < warmUp + asks; i++) {
    const ask = prepare();
    const from = performance.now();
    ask();
    if (i >= warmUp) took.push(performance.now() - from);
  }
  return {
    id,
    value: partOf(took, 0.95),
    context: `median ${brief(partOf(took, 0.5))} ms over ${asks} different asks`,
  };
}

/** As people make them: a hue or two with neighbours of it, some nearly grey, in any lightness. */
export function paletteOf(size: number, random: () => number): string[] {
  const hue = random() * 360;
  const hexes = new Set<string>();
  while (hexes.size < size) {
    const turn = random() < 0.6 ? (random() - 0.5) * 60 : random() * 360;
    hexes.add(colorOf((hue + turn + 360) % 360, random));
  }
  return [...hexes];
}

function colorOf(h: number, random: () => number): string {
  const l = 0.1 + random() * 0.88;
  const share = random() < 0.3 ? random() * 0.15 : random();
  return hexWithHue({ l, c: mostChroma(l, h) * share, h });
}
