import { readRanges, union } from './code-points.ts';
import type { ComparedFamily } from './compare-store.ts';
import { mainFace, regularWeight } from './family-abilities.ts';
import type { FontMetrics } from './font-facts.ts';
import type { Named } from './typeface-page.ts';
import { type Sheet, type SheetFamily, typefaceSheet } from './typeface-sheet.ts';

export interface ComparedLine extends Named {
  by: string | null;
  /** The class that sets its regular; null where no file of it is kept. */
  className: string | null;
  metrics: FontMetrics | null;
  /** Whether its files have every character of the text that was asked for. */
  sets: boolean;
}

/** A fact of each family in their order; null is unknown. */
export interface ComparedRow {
  label: string;
  values: (string | null)[];
}

/** What the page of a comparison shows. */
export interface ComparePage {
  faces: ComparedLine[];
  rows: ComparedRow[];
  /** What nothing here is called. */
  dropped: string[];
  /** Those for whom there was no room. */
  beyond: string[];
  /** What could stand beside: the most popular that do not yet. */
  more: Named[];
  text: string | null;
  size: number | null;
  /** Null where there is nothing to set. */
  sheet: string | null;
}

/** The characters of all its files. */
export function pointsOfCompared({ faces }: ComparedFamily): number[] {
  return union(faces.map(({ code_points }) => readRanges(code_points) ?? []));
}

/** The regulars of the families that have files; null where none has any. */
export function comparedSheet(families: readonly ComparedFamily[]): Sheet | null {
  const [first, ...others] = families.flatMap(sheetFamily);
  return first ? typefaceSheet(first, [], others, null) : null;
}

function sheetFamily({ slug, name, styles, faces }: ComparedFamily): SheetFamily[] {
  const main = mainFace(faces);
  if (!main) return [];
  const regular = regularWeight(main);
  const used = faces.filter(
    ({ italic, weight_least, weight_most }) =>
      italic === main.italic && weight_least <= regular && weight_most >= regular,
  );
  return [{ slug, name, styles, faces: used, metrics: main.metrics, regular }];
}
