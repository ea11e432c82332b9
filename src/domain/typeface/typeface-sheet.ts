import { fnv1a } from '../poster/fnv.ts';
import { type CssFamily, faceRules, fallbackRule, stackOf } from './family-css.ts';
import { type Abilities, declarationsOf, type TesterState } from './tester.ts';
import { faceClass } from './typeface-classes.ts';
import type { FamilyStyle } from './typeface-styles.ts';

/** Where the files of faces are among the assets. */
export const facesBase = '/assets/faces/';

export interface SheetFamily extends CssFamily {
  regular: number;
}

/** Kept with the address of the sheet: other rules, another address. Raised when the form of the rules changes. */
const edition = 1;

/** Nothing of the shell's own setting reaches a specimen: not its tabular figures, its width nor its tracking. */
export const plain =
  'font-variant: normal; font-style: normal; font-stretch: 100%; font-feature-settings: normal; font-variation-settings: normal; letter-spacing: 0; text-rendering: auto;';

/**
 * The style sheet of a typeface's page: its files, a class for each of its styles, the tester's rule, and the regulars
 * of the families that stand beside it.
 */
export function typefaceSheet(
  family: SheetFamily,
  styles: readonly FamilyStyle[],
  beside: readonly SheetFamily[],
  tester: { state: TesterState; abilities: Abilities } | null,
): string {
  const rules = [family, ...beside].flatMap((one) => [
    faceRules(one, facesBase),
    fallbackRule(one),
    `.${faceClass(one.slug)} { font-family: ${stackOf(one)}; font-weight: ${one.regular}; ${plain} }`,
  ]);
  const classes = styles.map((style) => styleRule(family.slug, style));
  const declared = tester ? declarationsOf(tester.state, tester.abilities) : [];
  const set = declared.map(([property, value]) => `${property}: ${value};`).join(' ');
  const tested = set ? [`.${faceClass(family.slug)}-tester { ${plain} ${set} }`] : [];
  return [...rules, ...classes, ...tested].filter(Boolean).join('\n');
}

/** Of a sheet's text, for its address. */
export function printOfSheet(sheet: string): string {
  return fnv1a(`${edition}\n${sheet}`).toString(36);
}

function styleRule(
  slug: string,
  { key, weight, isItalic, stretch, settings }: FamilyStyle,
): string {
  const axes = Object.entries(settings).map(([tag, value]) => `"${tag}" ${value}`);
  const parts = [
    `font-weight: ${weight};`,
    isItalic ? 'font-style: italic;' : '',
    stretch === null ? '' : `font-stretch: ${stretch}%;`,
    axes.length > 0 ? `font-variation-settings: ${axes.join(', ')};` : '',
  ];
  return `.${faceClass(slug)}-${key} { ${parts.filter(Boolean).join(' ')} }`;
}
