import { readRanges, union } from './code-points.ts';
import type { CssFace } from './family-css.ts';
import type { FontMetrics, FontShapes } from './font-facts.ts';
import type { pairingRoles, Reading } from './typeface.ts';

export type PairingRole = (typeof pairingRoles)[number];

/** What a pairing needs to know of one font file. */
export interface PairedFace extends CssFace {
  reading: Exclude<Reading, 'catalogue'>;
  read_on: string;
  subset: string | null;
  metrics: FontMetrics;
  shapes: FontShapes;
}

/** A family with what it does in a pairing; `faces` is empty where no files of it are kept. */
export interface PairedFamily {
  slug: string;
  name: string;
  description: string | null;
  styles: readonly string[];
  role: PairingRole | null;
  by: string | null;
  npm: string | null;
  faces: readonly PairedFace[];
}

/** A family in a role, with the weights that its files have nearest to what the role wants. */
export interface Voice {
  family: PairedFamily;
  regular: number;
  strong: number;
}

export const pairingVoices = ['heading', 'body', 'mono'] as const satisfies readonly PairingRole[];

const wanted = { regular: 400, strong: 600, heading: 640, calmHeading: 500 };
/** Their letters have a colour of their own; set heavy they close up. */
const calm = ['serif', 'script', 'handwritten', 'display', 'elegant'];

/**
 * Who speaks in each role. Without stated roles the first is the heading, the second the body; a role that nobody has
 * is taken over: headings and figures by the body, the body by the heading.
 */
export function voicesOf(families: readonly PairedFamily[]): Record<PairingRole, Voice> | null {
  const [first] = families;
  if (!first) return null;
  const stated = new Map(families.map((family, at) => [family.role ?? pairingVoices[at], family]));
  const body = stated.get('body') ?? stated.get('heading') ?? first;
  const heading = stated.get('heading') ?? body;
  return {
    heading: voice(
      heading,
      heading.styles.some((style) => calm.includes(style)) && heading !== body,
    ),
    body: voice(body, null),
    mono: voice(stated.get('mono') ?? body, null),
  };
}

/** `isCalm`: null for text; for headings whether they are set lighter. */
function voice(family: PairedFamily, isCalm: boolean | null): Voice {
  const regular = isCalm === null ? wanted.regular : isCalm ? wanted.calmHeading : wanted.heading;
  return {
    family,
    regular: nearestWeight(family.faces, regular),
    strong: nearestWeight(family.faces, wanted.strong),
  };
}

/** The weight that the upright files have nearest to one; the wanted one itself where there are none. */
export function nearestWeight(faces: readonly PairedFace[], weight: number): number {
  const upright = faces.some(({ italic }) => !italic)
    ? faces.filter(({ italic }) => !italic)
    : faces;
  const had = upright.map(({ weight_least, weight_most }) =>
    Math.min(weight_most, Math.max(weight_least, weight)),
  );
  const [nearest] = had.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  return nearest ?? weight;
}

/** The characters of all its files. */
export function charactersOf({ faces }: PairedFamily): number[] {
  return union(faces.map(({ code_points }) => readRanges(code_points) ?? []));
}
