import type { Choice } from '../filter/choice.ts';

/** What typefaces are filtered by, value by value. */
export const typefaceFacets = [
  'styles',
  'types',
  'scripts',
  'languages',
  'axes',
  'features',
  'shapes',
  'foundries',
  'designers',
  'licences',
] as const;
export type TypefaceFacet = (typeof typefaceFacets)[number];

/** Of these a typeface must have every chosen value; of the others one is enough. */
export const everyOf: ReadonlySet<TypefaceFacet> = new Set([
  'scripts',
  'languages',
  'axes',
  'features',
  'shapes',
]);

/** Only bytes tell: of a family that was not read whole, what was not seen is unknown, never a no. */
export const fromBytes: ReadonlySet<TypefaceFacet> = new Set([
  'scripts',
  'languages',
  'features',
  'shapes',
]);

/** Both ends must be within what the family offers. */
export interface Span {
  least: number;
  most: number;
}

export type TypefaceFilter = Partial<Record<TypefaceFacet, Choice>> & {
  variable?: boolean;
  italic?: boolean;
  weight?: Span;
  width?: Span;
  /** "Can it set my text?": every code point is mapped. */
  text?: string;
};

/** What the outlines show, as values of the facet `shapes`. */
export const shapeNames = {
  'single-storey-a': 'Single-storey a',
  'double-storey-a': 'Double-storey a',
  'single-storey-g': 'Single-storey g',
  'double-storey-g': 'Double-storey g',
  'clear-il1': 'Tells I, l and 1 apart',
  'clear-o0': 'Tells O and 0 apart',
} as const;

export const typefaceSorts = ['popular', 'newest', 'alphabetical', 'least-used'] as const;
export type TypefaceSort = (typeof typefaceSorts)[number];

/** Weights and widths (percent of normal) that are offered with a count each. */
export const spanSteps = {
  weight: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  width: [50, 75, 87, 100, 112, 125, 150],
} as const;
