import { covers } from '#domain/typeface/code-points.ts';
import { type ComparedRow, pointsOfCompared } from '#domain/typeface/compare-page.ts';
import type { ComparedFamily, LanguagePoints } from '#domain/typeface/compare-store.ts';
import { mainFace } from '#domain/typeface/family-abilities.ts';
import type { FontMetrics, FontShapes } from '#domain/typeface/font-facts.ts';
import { licences } from '#domain/typeface/licence.ts';
import { scriptName } from '#domain/typeface/script-names.ts';

type Fact = (family: ComparedFamily) => string | null;

/** What their files say, fact by fact: parts of the em, so that faces of any grid compare. */
export function comparedRows(
  families: readonly ComparedFamily[],
  languages: readonly LanguagePoints[],
): ComparedRow[] {
  const facts: [label: string, fact: Fact][] = [
    ['x-height', measure(({ xHeight }) => xHeight)],
    ['Cap height', measure(({ capHeight }) => capHeight)],
    ['Ascender', measure(({ ascender }) => ascender)],
    ['Descender', measure(({ descender }) => descender)],
    ['Average width', measure(({ averageWidth }) => averageWidth)],
    ['Stroke contrast', contrast],
    ['Weights', spans(({ weight_least, weight_most }) => [weight_least, weight_most])],
    ['Widths', spans(({ width_least, width_most }) => [width_least, width_most], ' %')],
    ['Italic', read(({ faces }) => (faces.some(({ italic }) => italic) ? 'Yes' : 'No file'))],
    ['Axes', read(axes)],
    ['Features', features],
    ['Letters', shapes],
    ['Scripts', (family) => scripts(family, languages)],
    ['Licence', ({ licence }) => licence && (licences[licence]?.name ?? licence)],
    ['Read from', ({ faces }) => mainFace(faces)?.reading ?? 'no file here'],
  ];
  return facts.map(([label, fact]) => ({ label, values: families.map(fact) }));
}

/** Null without files: then nobody has looked. */
function read(fact: (family: ComparedFamily) => string): Fact {
  return (family) => (family.faces.length > 0 ? fact(family) : null);
}

function measure(units: (metrics: FontMetrics) => number | null): Fact {
  return ({ faces }) => {
    const metrics = mainFace(faces)?.metrics;
    const value = metrics ? units(metrics) : null;
    return metrics && value !== null ? (value / metrics.unitsPerEm).toFixed(3) : null;
  };
}

function contrast({ faces }: ComparedFamily): string | null {
  const value = mainFace(faces)?.metrics.contrast ?? null;
  return value === null ? null : `${value.toFixed(2)} thin to thick`;
}

function spans(ends: (face: ComparedFamily['faces'][number]) => [number, number], unit = ''): Fact {
  return read(({ faces }) => {
    const texts = faces
      .map(ends)
      .toSorted(([a], [b]) => a - b)
      .map(([least, most]) => (least === most ? `${least}${unit}` : `${least} to ${most}${unit}`));
    return [...new Set(texts)].join(', ');
  });
}

function axes({ faces }: ComparedFamily): string {
  const tags = new Set(faces.flatMap((face) => face.axes.map(({ tag }) => tag)));
  return [...tags].join(', ') || 'None: static';
}

/** Of whole files: others have lost most of theirs. */
function features({ faces }: ComparedFamily): string | null {
  const whole = faces.filter(({ reading }) => reading === 'whole file');
  if (whole.length === 0) return null;
  const found = whole.flatMap((face) => face.features.filter(({ name }) => name !== null));
  const tags = [...new Set(found.map(({ tag }) => tag))].sort();
  return tags.length > 0 ? `${tags.length}: ${tags.join(' ')}` : 'None to choose';
}

function shapes({ faces }: ComparedFamily): string | null {
  const shown = mainFace(faces)?.shapes;
  const words = shown ? shapeWords(shown) : [];
  return words.length > 0 ? words.join(', ') : null;
}

function shapeWords({ singleStoreyA, singleStoreyG, tellsIl1, tellsO0 }: FontShapes): string[] {
  const storeys = (is: boolean | null, letter: string) =>
    is === null ? [] : [`${is ? 'single' : 'double'}-storey ${letter}`];
  const tells = (does: boolean | null, letters: string) =>
    does === null ? [] : [`${does ? 'tells' : 'does not tell'} ${letters} apart`];
  return [
    ...storeys(singleStoreyA, 'a'),
    ...storeys(singleStoreyG, 'g'),
    ...tells(tellsIl1, '1 I l'),
    ...tells(tellsO0, 'O 0'),
  ];
}

/** `Latin 18, Cyrillic 4`: with the languages whose whole sample its files map. */
function scripts(family: ComparedFamily, languages: readonly LanguagePoints[]): string | null {
  const points = pointsOfCompared(family);
  if (points.length === 0) return null;
  const set = languages.filter(({ code_points }) => covers(points, code_points));
  const counts = [...Map.groupBy(set, ({ script }) => script)]
    .map(([script, all]) => [scriptName(script), all.length] as const)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return (
    counts.map(([name, count]) => `${name} ${count}`).join(', ') || 'None of the languages here'
  );
}
