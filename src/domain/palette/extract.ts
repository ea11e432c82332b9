import { difference, type Oklab, oklabOf } from '../color/oklab.ts';
import { hexOf, rgbOf } from '../color/srgb.ts';
import { type Bin, binsOf, type Pixels } from './pixel-bins.ts';

export interface MeasuredColor {
  hex: string;
  /** Share of the picture that is nearer to it than to the others, 0 to 1; all together 1. */
  share: number;
}

export interface MeasuredPalette {
  /** The largest share first. Empty where every pixel is transparent. */
  colors: MeasuredColor[];
  /** Which of both most of its ground is. */
  mode: 'light' | 'dark';
}

/** A colour that stands for all bins near it. */
interface Cluster {
  hex: string;
  lab: Oklab;
  /** Of all pixels, 0 to 1. */
  area: number;
  /** Of all flat pixels, 0 to 1: what was painted, not photographed. */
  flat: number;
}

/** Differences in OKLab: what one cluster takes in, what is told apart from the ground at a glance. */
const reach = 0.055;
const apart = 0.1;
const clearlyApart = 0.2;
/** Of 255 in each channel: OKLab sets blacks apart that nobody tells apart. */
const sameByEye = 20;
/** Less of a picture than this is dirt; a vivid colour is seen sooner. */
const leastArea = 0.002;
const leastVividArea = 0.0006;
const leastScore = 0.028;
const leastThinArea = 0.0004;
const vivid = 0.13;
const thinVivid = 0.09;
const thinInk = 0.4;
/** As far as the edges of thin letters fade. */
const accentReach = 0.16;
const mostlyOneKind = 0.6;
const leastLettersArea = 0.0003;
/** So far from everything else a colour is read as text on it, however thin. */
const inkFrom = 0.5;
const inkSpan = 0.3;
const lightFrom = 0.6;

/**
 * The colours of a picture with their shares of its area, at most `most`. Pixels are gathered in OKLab around the
 * colours that occur most, then chosen one after another by what they add: much area, flat area above all (a
 * photograph has little), chroma or the contrast of text, and distance from what was chosen before. The same pixels give the same palette.
 */
export function extractPalette(pixels: Pixels, most = 6): MeasuredPalette {
  const bins = binsOf(pixels);
  const all = sum(bins, ({ count }) => count);
  if (all === 0) return { colors: [], mode: 'light' };
  const clusters = clustersOf(bins, all);
  const chosen = withThin(choose(clusters, most), clusters).slice(0, most);
  return { colors: withShares(chosen, bins, all), mode: modeOf(bins) };
}

/** Greedy: the heaviest bin left takes in everything within reach. */
function clustersOf(bins: readonly Bin[], all: number): Cluster[] {
  const flatAll = sum(bins, ({ flat }) => flat) || 1;
  const left = [...bins].sort((a, b) => weightOf(b) - weightOf(a) || a.key - b.key);
  const clusters: Cluster[] = [];
  while (left.length > 0) {
    const seed = left[0] as Bin;
    const near = takeOut(left, (bin) => difference(bin.lab, seed.lab) <= reach);
    const hex = hexOf(seed.rgb);
    clusters.push({
      hex,
      lab: oklabOf(hex),
      area: sum(near, ({ count }) => count) / all,
      flat: sum(near, ({ flat }) => flat) / flatAll,
    });
  }
  return clusters;
}

function weightOf({ count, flat }: Bin): number {
  return count + 3 * flat;
}

/** Removes what matches from the list and gives it. */
function takeOut(list: Bin[], matches: (bin: Bin) => boolean): Bin[] {
  const out: Bin[] = [];
  let kept = 0;
  for (const bin of list) {
    if (matches(bin)) out.push(bin);
    else {
      list[kept] = bin;
      kept += 1;
    }
  }
  list.length = kept;
  return out;
}

function choose(clusters: readonly Cluster[], most: number): Cluster[] {
  const chosen: Cluster[] = [];
  while (chosen.length < most) {
    let best: Cluster | null = null;
    let bestScore = chosen.length === 0 ? 0 : leastScore;
    for (const cluster of clusters) {
      const score = scoreOf(cluster, chosen);
      if (score > bestScore) [best, bestScore] = [cluster, score];
    }
    if (!best) break;
    chosen.push(best);
  }
  return chosen;
}

/** Thin text and hairlines have next to no area: where nothing is read on the ground, or nothing is vivid, the best of them is. */
function withThin(chosen: readonly Cluster[], clusters: readonly Cluster[]): readonly Cluster[] {
  const [ground] = chosen;
  if (!ground) return chosen;
  const contrastOf = ({ lab }: Cluster) => Math.abs(lab.l - ground.lab.l);
  const isInk = (cluster: Cluster) => contrastOf(cluster) >= thinInk;
  const large = clusters.filter(({ area }) => area >= leastThinArea);
  const [ink] = large.filter(isInk).sort((a, b) => contrastOf(b) - contrastOf(a));
  const all = ink && !chosen.some(isInk) ? [...chosen, ink] : chosen;
  const accent = all.some((cluster) => chromaOf(cluster) >= thinVivid) ? null : accentOf(clusters);
  return accent ? [...all, accent] : all;
}

/**
 * The most vivid cluster, or one of small letters: of those there are many small ones, and its edges count for it. It
 * must then hold most of all that is vivid: the fringes of black letters are vivid too, but in two colours.
 */
function accentOf(clusters: readonly Cluster[]): Cluster | null {
  const worth = (cluster: Cluster) => chromaOf(cluster) * Math.sqrt(cluster.area);
  const vivids = clusters
    .filter((cluster) => chromaOf(cluster) >= thinVivid)
    .sort((a, b) => worth(b) - worth(a));
  const large = vivids.find(({ area }) => area >= leastThinArea);
  const [seed] = vivids;
  if (large || !seed) return large ?? null;
  const around = vivids.filter(({ lab }) => difference(lab, seed.lab) <= accentReach);
  const area = sum(around, (one) => one.area);
  const isOfOneKind = area > mostlyOneKind * sum(vivids, (one) => one.area);
  return area >= leastLettersArea && isOfOneKind ? seed : null;
}

function chromaOf({ lab }: Cluster): number {
  return Math.hypot(lab.a, lab.b);
}

/** What a cluster adds to those that are chosen. The first is the largest ground. */
function scoreOf({ hex, lab, area, flat }: Cluster, chosen: readonly Cluster[]): number {
  if (chosen.length === 0) return area + 2 * flat;
  const chroma = Math.min(1, Math.hypot(lab.a, lab.b) / vivid);
  if (area < leastArea + (leastVividArea - leastArea) * chroma) return 0;
  const nearest = Math.min(...chosen.map((other) => difference(lab, other.lab)));
  if (nearest < apart || chosen.some((other) => isSame(hex, other.hex))) return 0;
  const ink = Math.min(1, Math.max(0, (nearest - inkFrom) / inkSpan));
  const size = Math.sqrt(0.35 * area + 0.65 * flat);
  return size * (0.3 + 0.9 * chroma + 0.5 * ink) * Math.min(1, nearest / clearlyApart);
}

function isSame(one: string, other: string): boolean {
  const parts = rgbOf(other);
  return rgbOf(one).every((part, i) => Math.abs(part - (parts[i] ?? 0)) < sameByEye);
}

function withShares(
  chosen: readonly Cluster[],
  bins: readonly Bin[],
  all: number,
): MeasuredColor[] {
  const counts = chosen.map(() => 0);
  for (const { lab, count } of bins) {
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    chosen.forEach((cluster, at) => {
      const distance = difference(lab, cluster.lab);
      if (distance < least) [nearest, least] = [at, distance];
    });
    counts[nearest] = (counts[nearest] ?? 0) + count;
  }
  return chosen
    .map(({ hex }, at) => ({ hex, share: Math.round(((counts[at] ?? 0) / all) * 10_000) / 10_000 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1));
}

/** Light where half of what is flat is; a picture without any flat part, as a photograph, is judged whole. */
function modeOf(bins: readonly Bin[]): 'light' | 'dark' {
  const flat = sum(bins, (bin) => bin.flat);
  const of = flat > 0 ? (bin: Bin) => bin.flat : (bin: Bin) => bin.count;
  const light = sum(bins, (bin) => (bin.lab.l >= lightFrom ? of(bin) : 0));
  return light * 2 >= sum(bins, of) ? 'light' : 'dark';
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
