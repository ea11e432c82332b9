import { hexWithHue, mostChroma } from '../color/gamut.ts';
import { harmonies } from '../color/harmony.ts';
import { difference, oklabOf } from '../color/oklab.ts';
import { oklchOf } from '../color/oklch.ts';
import { randomKey } from '../filter/random-order.ts';
import { type Generator, generatorMostColors } from './generator-query.ts';
import { colorsOfSlug } from './palette.ts';

export const generatedColors = 5;
/** Lightness (OKLCH) of the places, from ground to ink: far enough apart to be read on each other. */
const ladder = [0.96, 0.32, 0.66, 0.48, 0.83, 0.57, 0.24, 0.75];
/** Parts of the chroma that sRGB holds there: ground and ink nearly grey, the others vivid. */
const vividness = [0.25, 0.35, 0.85, 0.8, 0.55, 0.7, 0.4, 0.65];
const apart = 0.09;
const tries = 24;

/**
 * New colours around those that are locked. The hue is that of the first locked colour that has one, else a random
 * one; the others follow by a harmony in OKLCH (`harmonies`) and each place has its own lightness and share of the
 * chroma that sRGB holds, a little off by chance. The same seed gives the same colours.
 */
export function shuffled({ colors, locked }: Generator, seed: number): string[] {
  const random = randoms(seed);
  const kept = colors.map((hex) => (locked.has(hex) ? hex : null));
  const hue = hueOf([...locked]) ?? random() * 360;
  const rules = Object.values(harmonies);
  const turns = rules[Math.floor(random() * rules.length)] ?? [0];
  const shift = Math.floor(random() * turns.length);
  const out: string[] = [];
  for (const [at, own] of kept.entries()) {
    const taken = [...out, ...kept.filter((hex) => hex !== null)];
    const turn = turns[(at + shift) % turns.length] ?? 0;
    out.push(own ?? colorAt(at, hue + turn, random, taken));
  }
  return out;
}

function colorAt(
  at: number,
  hue: number,
  random: () => number,
  taken: readonly (string | null)[],
): string {
  const labs = taken.flatMap((hex) => (hex === null ? [] : [oklabOf(hex)]));
  let best = { hex: '#000000', nearest: -1 };
  for (let i = 0; i < tries && best.nearest < apart; i += 1) {
    // Each try may go a little farther from its place, until it is told apart from the others.
    const spread = 0.05 + i * 0.02;
    const l = Math.min(0.98, Math.max(0.14, (ladder[at] ?? 0.6) + (random() - 0.5) * spread * 2));
    const h = (hue + (random() - 0.5) * 24 + 360) % 360;
    const c = mostChroma(l, h) * (vividness[at] ?? 0.6) * (0.75 + random() * 0.4);
    const hex = hexWithHue({ l, c, h });
    const lab = oklabOf(hex);
    const nearest = Math.min(1, ...labs.map((other) => difference(lab, other)));
    if (nearest > best.nearest) best = { hex, nearest };
  }
  return best.hex;
}

/** Of the first colour that is more than a tinted grey. */
function hueOf(colors: readonly string[]): number | null {
  const vivid = colors.map(oklchOf).find(({ c }) => c >= 0.04);
  return vivid?.h ?? null;
}

/** Numbers from 0 up to 1, the same for the same seed. */
function randoms(seed: number): () => number {
  let step = 0;
  return () => {
    step += 1;
    return randomKey(seed, step) / 2 ** 32;
  };
}

/** Two to eight colours from `colors=ff5533-...`, those at the places of `locked=1-3` locked; else a first palette. */
export function readGenerator(search: { colors: string; locked: string }): Generator {
  const asked = colorsOfSlug(search.colors) ?? [];
  const isAsked = asked.length >= 2 && asked.length <= generatorMostColors;
  const colors = isAsked ? asked : firstColors();
  const places = search.locked.split('-').map(Number);
  const locked = places.flatMap((place) => colors[place - 1] ?? []);
  return { colors, locked: new Set(isAsked ? locked : []) };
}

function firstColors(): string[] {
  const none = Array.from({ length: generatedColors }, () => '#000000');
  return shuffled({ colors: none, locked: new Set() }, 13);
}
