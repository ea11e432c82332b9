import type { Database } from '../db.ts';
import { readRanges, union } from './code-points.ts';
import { abilitiesOf, mainFace, regularWeight } from './family-abilities.ts';
import { scriptName } from './script-names.ts';
import type { Abilities } from './tester.ts';
import { readTester } from './tester-query.ts';
import {
  type Beside,
  type Headline,
  listBeside,
  listHeadlines,
  listPangrams,
  listRelated,
  type Pangram,
  type RelatedTypeface,
} from './typeface-beside-store.ts';
import { type Sheet, type SheetFamily, typefaceSheet } from './typeface-sheet.ts';
import { findTypeface, type TypefaceDetail } from './typeface-store.ts';
import { type FamilyStyle, stylesOf } from './typeface-styles.ts';

const relatedOnPage = 8;
const pairingsOnPage = 6;
const proofsPerScript = 3;
const proofsOnPage = 9;

/** All that a typeface's page and its style sheet are made of. */
export interface TypefaceParts {
  family: TypefaceDetail;
  /** The characters of all its files. */
  points: number[];
  set: SheetFamily;
  styles: FamilyStyle[];
  abilities: Abilities | null;
  related: RelatedTypeface[];
  headlines: Headline[];
  pangrams: Pangram[];
  beside: Beside[];
}

/** In three round trips, one after the other; null for an unknown slug. Throws `Unavailable`. */
export async function findTypefaceParts(db: Database, slug: string): Promise<TypefaceParts | null> {
  const found = await findTypeface(db, slug);
  if (!found) return null;
  const family = {
    ...found,
    pairings: found.pairings.slice(0, pairingsOnPage),
  };
  const [related, headlines, pangrams] = await Promise.all([
    listRelated(db, family.id, relatedOnPage),
    listHeadlines(db, proofCodes(family.languages)),
    listPangrams(db),
  ]);
  const paired = family.pairings.flatMap(({ typefaces }) => typefaces);
  const others = new Set([...related, ...paired].map((one) => one.slug));
  others.delete(slug);
  const points = union(family.faces.map((face) => readRanges(face.code_points) ?? []));
  const main = mainFace(family.faces);
  const set: SheetFamily = {
    slug,
    name: family.name,
    styles: family.styles,
    faces: family.faces,
    metrics: main?.facts.metrics ?? null,
    regular: main ? regularWeight(main) : 400,
  };
  const scripts = new Map(family.languages.map(({ code, script }) => [code, scriptName(script)]));
  const words = headlines.flatMap(({ code, headline }) => {
    const script = scripts.get(code);
    return script === undefined ? [] : { headline, script };
  });
  return {
    family,
    points,
    set,
    styles: stylesOf(family.faces),
    abilities: abilitiesOf(set, { faces: family.faces, points, headlines: words }),
    related,
    headlines,
    pangrams,
    beside: others.size > 0 ? await listBeside(db, [...others]) : [],
  };
}

/** The families beside it that have files, as its sheet holds them. */
function besideFamilies(beside: readonly Beside[]): SheetFamily[] {
  return beside
    .filter(({ files }) => files.length > 0)
    .map(({ slug, name, styles, files }) => ({
      slug,
      name,
      styles,
      faces: files,
      metrics: files[0]?.metrics ?? null,
      regular: 400,
    }));
}

/** The style sheet of its page; `search`: what the tester is asked for. */
export function sheetOfParts(parts: TypefaceParts, search: URLSearchParams): Sheet {
  const { set, styles, abilities } = parts;
  const tester = abilities && { abilities, state: readTester(search, abilities) };
  return typefaceSheet(set, styles, besideFamilies(parts.beside), tester);
}

/** Codes of the languages that a proof is set in: a few of each script, the most spoken first. */
function proofCodes(languages: TypefaceDetail['languages']): string[] {
  const taken = new Map<string, number>();
  const codes: string[] = [];
  for (const { code, script } of languages) {
    const count = taken.get(script) ?? 0;
    if (count >= proofsPerScript || codes.length >= proofsOnPage) continue;
    taken.set(script, count + 1);
    codes.push(code);
  }
  return codes;
}
