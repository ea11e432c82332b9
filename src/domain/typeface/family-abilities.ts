import type { Ranges } from './code-points.ts';
import { type CssFamily, stackOf } from './family-css.ts';
import { type Spoken, sampleFor } from './sample-text.ts';
import { type Abilities, isUsual, type TesterFeature } from './tester.ts';
import type { TypefaceFace } from './typeface-store.ts';

export interface FamilyFaces {
  faces: readonly TypefaceFace[];
  points: Ranges;
  headlines: readonly Spoken[];
}

/** The upright regular, or what comes nearest: Latin before other subsets. Null without files. */
export function mainFace<
  Face extends Pick<TypefaceFace, 'italic' | 'weight_least' | 'weight_most' | 'subset'>,
>(faces: readonly Face[]): Face | null {
  const distance = ({ italic, weight_least, weight_most, subset }: Face) => {
    const off = Math.max(weight_least - 400, 400 - weight_most, 0);
    return (italic ? 10_000 : 0) + off * 2 + (subset === null || subset === 'latin' ? 0 : 1);
  };
  const [first] = faces.toSorted((a, b) => distance(a) - distance(b));
  return first ?? null;
}

/** The weight of running text: 400 where the files have it. */
export function regularWeight(face: Pick<TypefaceFace, 'weight_least' | 'weight_most'>): number {
  return Math.min(face.weight_most, Math.max(face.weight_least, 400));
}

/** Features are those of whole files: a subset has lost most of them. */
export function abilitiesOf(family: CssFamily, given: FamilyFaces): Abilities | null {
  const main = mainFace(given.faces);
  if (!main) return null;
  const upright = given.faces.filter(({ italic }) => italic === main.italic);
  const weights = [...new Set(upright.map(({ weight_least }) => weight_least))].sort(
    (a, b) => a - b,
  );
  const hasWeightAxis = main.axes.some(({ tag }) => tag === 'wght');
  return {
    stack: stackOf(family),
    axes: main.axes.map(({ tag, name, least, default: start, most }) => ({
      tag,
      name,
      least,
      default: tag === 'wght' ? regularWeight(main) : start,
      most,
    })),
    weights: hasWeightAxis || weights.length < 2 ? [] : weights,
    features: featuresOf(given.faces),
    hasItalic: !main.italic && given.faces.some(({ italic }) => italic),
    regular: regularWeight(main),
    text: sampleFor(given.points, family.name, given.headlines),
  };
}

/** Of the family's whole files, once each; those that shape text by themselves are no choice. */
export function featuresOf(faces: readonly TypefaceFace[]): TesterFeature[] {
  const found = new Map<string, TesterFeature>();
  for (const { reading, features } of faces) {
    if (reading !== 'whole file') continue;
    for (const { tag, name, label, variants } of features)
      if (name !== null && !found.has(tag))
        found.set(tag, {
          tag,
          name: label ?? name,
          isUsual: isUsual(tag),
          most: Math.max(1, variants.length),
        });
  }
  return [...found.values()].sort((a, b) => (a.tag < b.tag ? -1 : 1));
}
