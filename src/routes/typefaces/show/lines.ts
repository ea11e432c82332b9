import { formatCount } from '#app/ui/format.ts';
import { covers, pointsOf, readRanges, union } from '#domain/typeface/code-points.ts';
import { canSet } from '#domain/typeface/sample-text.ts';
import { scriptName } from '#domain/typeface/script-names.ts';
import { fontStyles } from '#domain/typeface/typeface.ts';
import type { Beside, Headline, RelatedTypeface } from '#domain/typeface/typeface-beside-store.ts';
import { faceClass, styleClass } from '#domain/typeface/typeface-classes.ts';
import type {
  PairingLine,
  ProofLine,
  RelatedLine,
  ScriptLine,
  StyleLine,
} from '#domain/typeface/typeface-page.ts';
import type { TypefaceParts } from '#domain/typeface/typeface-parts-store.ts';
import type { TypefaceDetail, TypefacePairing } from '#domain/typeface/typeface-store.ts';
import type { FamilyStyle } from '#domain/typeface/typeface-styles.ts';

const languagesNamed = 60;

/** Scripts with the languages whose whole sample the files map, the most first. */
export function scriptLines(languages: TypefaceDetail['languages']): ScriptLine[] {
  const byScript = new Map<string, string[]>();
  for (const { script, name } of languages)
    byScript.set(script, [...(byScript.get(script) ?? []), name]);
  return [...byScript]
    .map(([script, names]) => ({
      name: scriptName(script),
      count: names.length,
      languages: namesText(names),
    }))
    .sort((a, b) => b.count - a.count);
}

function namesText(names: readonly string[]): string {
  const rest = names.length - languagesNamed;
  const shown = names.slice(0, languagesNamed).join(', ');
  return rest > 0 ? `${shown} and ${formatCount(rest)} more` : shown;
}

export function proofLines(headlines: readonly Headline[]): ProofLine[] {
  return headlines.map(({ code, name, headline }) => ({
    language: name,
    code: code.replace('_', '-'),
    text: headline,
  }));
}

const pangramsShown = 12;

/** One a language that the files set, the most spoken first; a sentence with a letter that they lack is left out. */
export function pangramLines({ family, points, pangrams }: TypefaceParts): ProofLine[] {
  return family.languages
    .flatMap(({ code, name }) => {
      const [short = code] = code.split('_');
      const own = pangrams.find(
        ({ language, text }) =>
          (language === code || language === short) && covers(points, pointsOf(text)),
      );
      return own ? [{ language: name, code: short, text: own.text }] : [];
    })
    .slice(0, pangramsShown);
}

export function styleLines(slug: string, styles: readonly FamilyStyle[]): StyleLine[] {
  return styles.map((style) => {
    const axes = Object.entries(style.settings).map(([tag, value]) => `${tag} ${value}`);
    const width = style.stretch === null ? [] : [`wdth ${style.stretch}`];
    return {
      name: style.name,
      className: styleClass(slug, style),
      detail: [String(style.weight), ...width, ...axes].join(', '),
    };
  });
}

export function besideClass(beside: ReadonlyMap<string, Beside>, slug: string): string | null {
  const family = beside.get(slug);
  if (!family || family.files.length === 0) return null;
  const points = union(family.files.map(({ code_points }) => readRanges(code_points) ?? []));
  return canSet(points, family.name) ? faceClass(slug) : null;
}

const roleNames = { heading: 'Headings', body: 'Body', mono: 'Mono' };

export function pairingLines(
  pairings: readonly TypefacePairing[],
  classOf: (slug: string) => string | null,
): PairingLine[] {
  return pairings.map(({ slug, name, reason, seen, typefaces }) => ({
    slug,
    name,
    reason,
    seen: seen.length,
    under: typefaces[0]?.slug ?? '',
    faces: typefaces.map((face) => ({
      name: face.name,
      role: face.role ? roleNames[face.role] : 'Role unknown',
      className: classOf(face.slug),
    })),
  }));
}

export function relatedLines(
  related: readonly RelatedTypeface[],
  classOf: (slug: string) => string | null,
): RelatedLine[] {
  return related.map(({ slug, name, reasons }) => {
    const words = reasons.map(reasonWords).slice(0, 3).join(', ');
    return {
      slug,
      name,
      reason: words.charAt(0).toUpperCase() + words.slice(1),
      className: classOf(slug),
    };
  });
}

function reasonWords({ kind, value }: RelatedTypeface['reasons'][number]): string {
  switch (kind) {
    case 'designer':
      return `also drawn by ${value}`;
    case 'foundry':
      return `also from ${value}`;
    case 'pairing':
      return `paired here as ${value}`;
    default:
      return `also ${(fontStyles[value as keyof typeof fontStyles] ?? value).toLowerCase()}`;
  }
}
