import { isMerged, type Vision } from '../color/color-vision.ts';
import { contrast } from '../color/contrast.ts';
import { difference, oklabOf } from '../color/oklab.ts';
import { passingColor } from '../color/passing-color.ts';
import { leastRatio } from '../color/verdict.ts';

export type Pair = readonly [one: string, other: string];

/** A pair whose contrast is under 4.5, and the one colour that has to move least to bring it there. */
export interface Repair {
  text: string;
  ground: string;
  ratio: number;
  /** In place of `text`: hue kept, lightness moved least. */
  instead: string;
  /** What the pair comes to then. */
  reached: number;
}

/** Every two colours once. */
export function pairsOf(colors: readonly string[]): Pair[] {
  return colors.flatMap((one, i) => colors.slice(i + 1).map((other): Pair => [one, other]));
}

export function passes([one, other]: Pair): boolean {
  return contrast(one, other) >= leastRatio.text;
}

/** Repairs of the failing pairs, those that fail by least first, `most` at most. */
export function repairsOf(colors: readonly string[], most: number): Repair[] {
  return pairsOf(colors)
    .filter((pair) => !passes(pair))
    .sort((a, b) => contrast(...b) - contrast(...a))
    .slice(0, most)
    .flatMap((pair) => repairOf(pair) ?? []);
}

/** The pairs that one way of seeing makes one. */
export function mergedBy(vision: Vision, colors: readonly string[]): Pair[] {
  return pairsOf(colors).filter(([one, other]) => isMerged(vision, one, other));
}

function repairOf([one, other]: Pair): Repair | null {
  const [best] = [changed(one, other), changed(other, one)]
    .filter((repair) => repair !== null)
    .sort((a, b) => moved(a) - moved(b));
  return best ?? null;
}

function changed(text: string, ground: string): Repair | null {
  const instead = passingColor(text, ground);
  if (instead === null) return null;
  const [ratio, reached] = [contrast(text, ground), contrast(instead, ground)];
  return { text, ground, ratio, instead, reached };
}

function moved({ text, instead }: Repair): number {
  return difference(oklabOf(text), oklabOf(instead));
}
