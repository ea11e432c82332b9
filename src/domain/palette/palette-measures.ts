import type { Oklch } from '../color/oklch.ts';
import { hueApart, hueWithin, type PaletteFacts } from './palette-facts.ts';

/** What part of the colours is so, 0 to 1; 0 when there are none. */
export function part(colors: readonly Oklch[], isSo: (color: Oklch) => boolean): number {
  return colors.length > 0 ? colors.filter(isSo).length / colors.length : 0;
}

/** What part of the colours with a hue has one from `from` up to `to`. */
export function hues({ chromatic }: PaletteFacts, from: number, to: number): number {
  return part(chromatic, ({ h }) => hueWithin(h, from, to));
}

/** Whether every hue lies within 30 degrees of one of some anchors, and each anchor is itself a hue of the palette. */
function isAround({ chromatic }: PaletteFacts, anchors: readonly number[]): boolean {
  return chromatic.every(({ h }) => anchors.some((anchor) => hueApart(h, anchor) <= 30));
}

/** In how many of eight sectors of 45 degrees there is a hue. */
export function sectors({ chromatic }: PaletteFacts): number {
  return new Set(chromatic.map(({ h }) => Math.floor(h / 45))).size;
}

export function isTwoSided(facts: PaletteFacts): boolean {
  const all = facts.chromatic.map(({ h }) => h);
  return all.some((a) => all.some((b) => hueApart(a, b) >= 150 && isAround(facts, [a, b])));
}

export function isThreeSided(facts: PaletteFacts): boolean {
  const all = facts.chromatic.map(({ h }) => h);
  const isThird = (a: number, b: number) => hueApart(a, b) >= 90 && hueApart(a, b) <= 150;
  return all.some((a) =>
    all.some(
      (b) =>
        isThird(a, b) &&
        all.some((c) => isThird(a, c) && isThird(b, c) && isAround(facts, [a, b, c])),
    ),
  );
}

export function isRamp({ colors }: PaletteFacts): boolean {
  const steps = colors.slice(1).map(({ l }, i) => l - (colors[i]?.l ?? 0));
  return (
    colors.length >= 3 && (steps.every((step) => step > 0.015) || steps.every((s) => s < -0.015))
  );
}

export const most = (facts: PaletteFacts) => facts.ratios[0] ?? 1;
export const any = (facts: PaletteFacts, isSo: (color: Oklch) => boolean) =>
  facts.colors.some(isSo);
