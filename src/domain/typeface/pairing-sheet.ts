import { mainFace } from './family-abilities.ts';
import { type CssFamily, faceRules, fallbackRule, stackOf } from './family-css.ts';
import {
  type PairedFace,
  type PairedFamily,
  type PairingRole,
  pairingVoices,
  type Voice,
} from './pairing.ts';
import { roleClass } from './typeface-classes.ts';
import { facesBase, plain, type Sheet } from './typeface-sheet.ts';

export type Voices = Record<PairingRole, Voice>;

/** The style sheet of a pairing's page: the files that its roles need, and a class a role. */
export function pairingSheet(slug: string, voices: Voices): Sheet {
  const rules = pairingVoices.map((role) => {
    const { family, regular, strong } = voices[role];
    const own = `.${roleClass(slug, role)}`;
    const stack = stackOf(cssFamily(family, []));
    return [
      `${own} { font-family: ${stack}; font-weight: ${regular}; ${plain} }`,
      `${own} b { font-weight: ${strong}; }`,
    ].join('\n');
  });
  const sets = usedFamilies(voices);
  return {
    files: sets.map((set) => faceRules(set, facesBase)).join('\n'),
    rules: [...sets.map(fallbackRule).filter(Boolean), ...rules].join('\n'),
  };
}

/**
 * The same to take away: its files in `/fonts/`, roles as custom properties, and the italics that emphasis in the text
 * asks for.
 */
export function pairingCss(voices: Voices): string {
  const { heading, body, mono } = voices;
  const names = pairingVoices.filter((role) => role !== 'mono' || mono.family !== body.family);
  const stacks = names.map(
    (role) => `  --font-${role}: ${stackOf(cssFamily(voices[role].family, []))};`,
  );
  const set = [
    `body {\n  font-family: var(--font-body);\n  font-weight: ${body.regular};\n}`,
    `h1, h2, h3 {\n  font-family: var(--font-heading);\n  font-weight: ${heading.regular};\n}`,
    `b, strong {\n  font-weight: ${body.strong};\n}`,
    ...codeRules(voices),
  ];
  const files = usedFamilies(voices, body.family).flatMap((family) =>
    [faceRules(family, '/fonts/'), fallbackRule(family)].filter(Boolean),
  );
  return [...files, `:root {\n${stacks.join('\n')}\n}`, ...set].join('\n\n');
}

/** Code is set by whoever is mono: a face of its own, or text that is monospaced itself. Else it is left alone. */
function codeRules({ body, mono }: Voices): string[] {
  if (mono.family !== body.family) {
    return [
      `code, pre {\n  font-family: var(--font-mono);\n  font-weight: ${mono.regular};\n}`,
      `code :is(b, strong) {\n  font-weight: ${mono.strong};\n}`,
    ];
  }
  const isMono = body.family.styles.includes('monospace');
  return isMono ? ['code, pre {\n  font-family: var(--font-body);\n}'] : [];
}

/** Each family once, with the files of the weights that its roles ask for; upright alone but for `slanted`. */
function usedFamilies(voices: Voices, slanted: PairedFamily | null = null): CssFamily[] {
  const weights = new Map<PairedFamily, number[]>();
  for (const role of pairingVoices) {
    const { family, regular, strong } = voices[role];
    const own = role === 'heading' ? [regular] : [regular, strong];
    weights.set(family, [...(weights.get(family) ?? []), ...own]);
  }
  return [...weights].map(([family, wanted]) =>
    cssFamily(family, facesWith(family.faces, wanted, family === slanted)),
  );
}

function facesWith(
  faces: readonly PairedFace[],
  weights: readonly number[],
  isSlanted: boolean,
): PairedFace[] {
  const upright = faces.filter(({ italic }) => !italic);
  return (upright.length > 0 && !isSlanted ? upright : faces).filter(
    ({ weight_least, weight_most }) =>
      weights.some((weight) => weight >= weight_least && weight <= weight_most),
  );
}

function cssFamily({ slug, name, styles, faces }: PairedFamily, used: PairedFace[]): CssFamily {
  return { slug, name, styles, faces: used, metrics: mainFace(faces)?.metrics ?? null };
}
