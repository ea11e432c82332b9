type Point = [x: number, y: number];

interface Step {
  letter: string;
  points: Point[];
}

export interface Ink {
  left: number;
  right: number;
  ascent: number;
  /** Below the baseline, positive downwards. */
  descent: number;
}

/** The same outline with y downwards, whole units, relative steps and no needless sign or space. */
export function compactPath(outline: string): string {
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  let path = '';
  for (const { letter, points } of stepsOf(outline)) {
    if (letter === 'Z') {
      path += 'z';
      pen = start;
      continue;
    }
    const whole = points.map(([x, y]): Point => [Math.round(x), -Math.round(y)]);
    path += written(letter, whole, pen);
    pen = whole.at(-1) ?? pen;
    if (letter === 'M') start = pen;
  }
  return path;
}

/** The true bounds of the outline: curves by their extremes, not by their handles. */
export function inkOf(outline: string): Ink {
  const xs: number[] = [];
  const ys: number[] = [];
  let pen: Point = [0, 0];
  for (const { points } of stepsOf(outline)) {
    for (const [x, y] of onCurve([pen, ...points])) {
      xs.push(x);
      ys.push(y);
    }
    pen = points.at(-1) ?? pen;
  }
  if (xs.length === 0) return { left: 0, right: 0, ascent: 0, descent: 0 };
  return {
    left: Math.round(Math.min(...xs)),
    right: Math.round(Math.max(...xs)),
    ascent: Math.round(Math.max(...ys)),
    descent: Math.round(-Math.min(...ys)) + 0,
  };
}

function stepsOf(outline: string): Step[] {
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    }
    return { letter, points };
  });
}

function written(letter: string, points: Point[], [x, y]: Point): string {
  const offsets = points.map(([px, py]): Point => [px - x, py - y]);
  const [first = [0, 0]] = offsets;
  if (letter === 'L') {
    if (first[0] === 0 && first[1] === 0) return '';
    if (first[1] === 0) return `h${first[0]}`;
    if (first[0] === 0) return `v${first[1]}`;
  }
  return letter.toLowerCase() + joined(offsets.flat());
}

function joined(numbers: number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('');
}

/** End points and extremes of a line, a quadratic or a cubic curve. The first point is the pen's: only its end counts. */
function onCurve(points: Point[]): Point[] {
  const end = points.at(-1);
  if (!end || points.length < 2) return [];
  if (points.length === 2) return [end];
  const times = [0, 1].flatMap((axis) => extremes(points.map((point) => point[axis] ?? 0)));
  return [...times.map((t) => at(points, t)), end];
}

function extremes([a = 0, b = 0, c = 0, d]: number[]): number[] {
  const roots = d === undefined ? [(a - b) / (a - 2 * b + c)] : cubicExtremes(a, b, c, d);
  return roots.filter((t) => t > 0 && t < 1);
}

function cubicExtremes(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  if (p === 0) return q === 0 ? [] : [-r / q];
  const root = Math.sqrt(q * q - 4 * p * r);
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)];
}

/** De Casteljau. */
function at(points: Point[], t: number): Point {
  const [first = [0, 0]] = points;
  if (points.length === 1) return first;
  const between = points.slice(1).map((point, i): Point => {
    const before = points[i] ?? point;
    return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
  });
  return at(between, t);
}
