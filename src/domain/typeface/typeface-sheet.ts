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

/** What a page is set in: its font files, and everything that asks for none. */
export interface Sheet {
  files: string;
  rules: string;
}

/** Kept with the address of the sheet: other rules, another address. Raised when the form of the rules changes. */
const edition = 1;

/** Nothing of the shell's own setting reaches a specimen: not its tabular figures, its width nor its tracking. */
export const plain =
  'font-variant: normal; font-style: normal; font-stretch: 100%; font-feature-settings: normal; font-variation-settings: normal; letter-spacing: 0; text-rendering: auto; -webkit-font-smoothing: auto;';

/**
 * The style sheet of a typeface's page: its files, a class for each of its styles, the tester's rule, and the regulars
 * of the families that stand beside it.
 */
export function typefaceSheet(
  family: SheetFamily,
  styles: readonly FamilyStyle[],
  beside: readonly SheetFamily[],
  tester: { state: TesterState; abilities: Abilities } | null,
): Sheet {
  const families = [family, ...beside];
  const rules = families.flatMap((one) => [
    fallbackRule(one),
    `.${faceClass(one.slug)} { font-family: ${stackOf(one)}; font-weight: ${one.regular}; ${plain} }`,
  ]);
  const classes = styles.map((style) => styleRule(family.slug, style));
  const declared = tester ? declarationsOf(tester.state, tester.abilities) : [];
  const set = declared.map(([property, value]) => `${property}: ${value};`).join(' ');
  const tested = set ? [`.${faceClass(family.slug)}-tester { ${plain} ${set} }`] : [];
  return {
    files: families.map((one) => faceRules(one, facesBase)).join('\n'),
    rules: [...rules, ...classes, ...tested].filter(Boolean).join('\n'),
  };
}

/** As a file of its own. */
export function textOfSheet({ files, rules }: Sheet): string {
  return `${files}\n${rules}`;
}

/**
 * As it stands in a document: no font file is asked for before the first paint. The boot script opens the first rule
 * after it; without script it is open.
 */
export function sheetInDocument({ files, rules }: Sheet): string {
  return `@media (scripting: none) {\n${files}\n}\n${rules}`;
}

/** For its address. */
export function printOfSheet(sheet: Sheet): string {
  return fnv1a(`${edition}\n${textOfSheet(sheet)}`).toString(36);
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
