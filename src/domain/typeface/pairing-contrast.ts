import { countOf, intersection, type Ranges } from './code-points.ts';
import { mainFace } from './family-abilities.ts';
import { charactersOf, type PairedFace, type PairedFamily } from './pairing.ts';
import { fontStyles } from './typeface.ts';

/** One quality of two faces: what each has, null where nobody read it, and what that comes to side by side. */
export interface RoleContrast {
  label: string;
  values: [string | null, string | null];
  words: string | null;
}

interface Side {
  name: string;
  kind: string | null;
  face: PairedFace | null;
  faces: readonly PairedFace[];
  points: Ranges;
}
type Compared = (a: Side, b: Side) => RoleContrast;

/** Under this part of a size nobody sees a difference. */
const unseen = 0.02;
/** Thin over thick: from this difference on, one face looks lighter-footed than the other. */
const seenContrast = 0.15;

/** How two faces differ in their roles, out of what their files say. */
export function contrastOf(first: PairedFamily, second: PairedFamily): RoleContrast[] {
  const [a, b] = [sideOf(first), sideOf(second)];
  return compared.map((compare) => compare(a, b));
}

/** What a face is built as comes before what it is for. */
const builds = ['serif', 'sans-serif', 'slab', 'monospace', 'script', 'handwritten', 'bitmap'];

function sideOf(family: PairedFamily): Side {
  const style = builds.find((build) => family.styles.includes(build)) ?? family.styles[0];
  return {
    name: family.name,
    kind: style ? (fontStyles[style as keyof typeof fontStyles] ?? style) : null,
    face: mainFace(family.faces),
    faces: family.faces,
    points: charactersOf(family),
  };
}

const compared: Compared[] = [
  function kind(a, b) {
    const [one, other] = [a.kind?.toLowerCase(), b.kind?.toLowerCase()];
    const words =
      one && other
        ? one === other
          ? `Both ${one}: size, weight and cut have to tell them apart.`
          : `${a.kind} against ${other}: told apart at a glance.`
        : null;
    return { label: 'Kind', values: [a.kind, b.kind], words };
  },
  function strokes(a, b) {
    const [one, other] = numbers(a, b, ({ contrast }) => contrast);
    const text = (value: number | null) => value && `${value.toFixed(2)} thin to thick`;
    return {
      label: 'Stroke contrast',
      values: [text(one) || null, text(other) || null],
      words: both(one, other, (x, y) => {
        if (Math.abs(x - y) < seenContrast) return 'About as much between thin and thick in both.';
        const [fine, even] = x < y ? [a, b] : [b, a];
        return `${fine.name} goes from thin to thick, ${even.name} stays even.`;
      }),
    };
  },
  function xHeights(a, b) {
    const [one, other] = numbers(
      a,
      b,
      ({ xHeight, unitsPerEm }) => xHeight && xHeight / unitsPerEm,
    );
    return {
      label: 'x-height',
      values: [inEm(one), inEm(other)],
      words: both(one, other, (x, y) => {
        const more = y / x - 1;
        if (Math.abs(more) < unseen) return 'Their lower case is of one height at one size.';
        const [tall, low] = more > 0 ? [b, a] : [a, b];
        const [by, times] = more > 0 ? [y / x - 1, y / x] : [x / y - 1, x / y];
        return `At one size the lower case of ${tall.name} stands ${percent(by)} taller; ${low.name} at ${times.toFixed(2)} times the size is level with it.`;
      }),
    };
  },
  function widths(a, b) {
    const [one, other] = numbers(
      a,
      b,
      ({ averageWidth, unitsPerEm }) => averageWidth && averageWidth / unitsPerEm,
    );
    return {
      label: 'Mean width',
      values: [inEm(one), inEm(other)],
      words: both(one, other, (x, y) => {
        const more = Math.max(x, y) / Math.min(x, y) - 1;
        if (more < unseen) return 'A line of text is as long in both.';
        const [wide] = x > y ? [a] : [b];
        return `${wide.name} makes a line of text ${percent(more)} longer at the same size.`;
      }),
    };
  },
  function weights(a, b) {
    const spans = [a, b].map(({ faces }) => spanOf(faces));
    const [one = null, other = null] = spans;
    const text = (span: Span | null) =>
      span && (span.least === span.most ? `${span.least}` : `${span.least} to ${span.most}`);
    return {
      label: 'Weights',
      values: [text(one), text(other)],
      words: both(one, other, (x, y) => weightWords(a, b, x, y)),
    };
  },
  function letters(a, b) {
    const text = ({ face }: Side) => {
      const { singleStoreyA: upper, singleStoreyG: lower } = face?.shapes ?? {};
      if (upper === undefined || upper === null || lower === undefined || lower === null)
        return null;
      return `a with ${storeys(upper)}, g with ${storeys(lower)}`;
    };
    const [one, other] = [text(a), text(b)];
    const words = both(one, other, (x, y) =>
      x === y ? 'One build of a and g in both.' : 'Their a and g are built differently.',
    );
    return { label: 'Letters', values: [one, other], words };
  },
  function characters(a, b) {
    const shared = countOf(intersection(a.points, b.points));
    const text = ({ face, points }: Side) => face && `${countOf(points)} characters`;
    return {
      label: 'Characters',
      values: [text(a), text(b)],
      words: both(a.face, b.face, () => `${shared} of them in both.`),
    };
  },
];

function numbers(
  a: Side,
  b: Side,
  pick: (metrics: PairedFace['metrics']) => number | null,
): [number | null, number | null] {
  const of = ({ face }: Side) => (face ? pick(face.metrics) : null);
  return [of(a), of(b)];
}

function both<Value>(
  one: Value | null,
  other: Value | null,
  words: (one: Value, other: Value) => string,
): string | null {
  return one === null || other === null ? null : words(one, other);
}

interface Span {
  least: number;
  most: number;
}

function spanOf(faces: readonly PairedFace[]): Span | null {
  if (faces.length === 0) return null;
  return {
    least: Math.min(...faces.map(({ weight_least }) => weight_least)),
    most: Math.max(...faces.map(({ weight_most }) => weight_most)),
  };
}

function weightWords(a: Side, b: Side, x: Span, y: Span): string {
  const single = [...(x.least === x.most ? [a.name] : []), ...(y.least === y.most ? [b.name] : [])];
  if (single.length === 2) return 'One weight each: size alone makes an order.';
  if (single.length === 1)
    return `${single[0]} has one weight; the other can be told to be louder.`;
  const [least, most] = [Math.max(x.least, y.least), Math.min(x.most, y.most)];
  return least <= most ? `Both go from ${least} to ${most}.` : 'No weight is in both.';
}

function storeys(isSingle: boolean): string {
  return isSingle ? 'one storey' : 'two storeys';
}

function inEm(value: number | null): string | null {
  return value === null ? null : `${value.toFixed(3)} em`;
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
