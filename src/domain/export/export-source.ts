import type { genericOf } from '../typeface/family-css.ts';

export interface ExportColor {
  /** In plain words, whatever they hold; two may have the same. */
  name: string;
  /** `#rrggbb`, lower case. */
  hex: string;
  /** Share of the area, 0 to 1; null while nobody measured it. */
  share?: number | null;
  /** What it does, such as `ground`. */
  role?: string | null;
}

export interface ExportFace {
  name: string;
  /** Such as `heading`; null while it is unknown. */
  role: string | null;
  /** What stands in for it. */
  generic: ReturnType<typeof genericOf>;
}

/** What can be taken away, as a plain value: palettes, websites, pairings and collections all come to this. */
export interface ExportSource {
  title: string;
  /** Where it came from; null for what has no address. */
  url: string | null;
  colors: readonly ExportColor[];
  faces: readonly ExportFace[];
}

/** A colour under the name that it has in code, the same in every format. */
export interface ColorToken extends ExportColor {
  /** Lower case letters, digits and dashes, a letter first; unique. */
  id: string;
}

export interface FaceToken extends ExportFace {
  id: string;
}

/** Words that a format or its roles take for themselves. */
const taken: ReadonlySet<string> = new Set([
  'value',
  'type',
  'comment',
  'colors',
  'constructor',
  'ground',
  'text',
  'accent',
  'inherit',
  'initial',
  'current',
  'transparent',
]);
const longestId = 40;

export function colorTokens(colors: readonly ExportColor[]): ColorToken[] {
  const ids = new Set(taken);
  return colors.map((color, at) => ({ ...color, id: idOf(color.name, `color-${at + 1}`, ids) }));
}

/** Known by role: `heading`, `body`, `mono`; by name where the role is unknown. */
export function faceTokens(faces: readonly ExportFace[]): FaceToken[] {
  const ids = new Set<string>(['value', 'type', 'comment']);
  return faces.map((face, at) => ({
    ...face,
    id: idOf(face.role ?? face.name, `face-${at + 1}`, ids),
  }));
}

function idOf(name: string, instead: string, ids: Set<string>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, '');
  // `font-` begins the names of typefaces.
  const isFree = /^(?!font-)[a-z]/.test(plain);
  const stem = isFree ? plain : plain ? `color-${plain}` : instead;
  let id = stem;
  for (let again = 2; ids.has(id); again += 1) id = `${stem}-${again}`;
  ids.add(id);
  return id;
}

/** One line, without what a terminal or an editor would act on. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** `Custard, ground, 40 %` */
export function wordsOf({ name, role, share }: ExportColor): string {
  const area = share == null ? null : `${Math.round(share * 1000) / 10} %`;
  return [name, role, area].filter(Boolean).join(', ');
}
