/** What `quality.md` asks of one figure. `first` is where an issue may stop, `goal` is where we are going. */
export interface Target {
  name: string;
  unit: 'x' | 'KB' | 'ms' | '%' | '';
  first: number;
  goal: number;
  /** Requests a second and likelihoods; everything else is better when it is lower. */
  more?: true;
}

/** The figures that concern /websites, those of accounts, of nearness and of typefaces. */
export const targets = {
  cached: {
    name: 'cached page: requests/s against the pre-built string',
    unit: 'x',
    first: 0.6,
    goal: 1,
    more: true,
  },
  overReactRouter: {
    name: 'uncached page: CPU against React Router',
    unit: 'x',
    first: 1 / 4,
    goal: 1 / 8,
  },
  overNuxt: { name: 'uncached page: CPU against Nuxt', unit: 'x', first: 1 / 8, goal: 1 / 16 },
  render: { name: 'render alone: CPU against renderToString', unit: 'x', first: 1.5, goal: 1.1 },
  payload: { name: 'payload of page 2, gzip', unit: 'KB', first: 6, goal: 3 },
  worker: { name: 'worker that a public page loads, gzip', unit: 'KB', first: 260, goal: 180 },
  start: { name: 'start to first answer against React Router', unit: 'x', first: 1.2, goal: 0.9 },
  growth: { name: 'filtered page, 1,000 -> 100,000 websites: CPU', unit: 'x', first: 3, goal: 1.3 },
  script: { name: 'client JS on first view, gzip', unit: 'KB', first: 95, goal: 80 },
  lcp: { name: 'LCP against the pre-built page', unit: 'x', first: 1.15, goal: 1 },
  hydrated: { name: 'hydrated (favourite answers) against it', unit: 'x', first: 1.9, goal: 1.5 },
  blocking: { name: 'total blocking time', unit: 'ms', first: 300, goal: 150 },
  nextPage: { name: 'page 2 painted after the click against it', unit: 'x', first: 0.7, goal: 0.4 },
  nextPageAhead: { name: 'page 2 painted, prefetched', unit: 'ms', first: 100, goal: 100 },
  shift: { name: 'layout shift', unit: '', first: 0, goal: 0 },
  scroll: { name: 'long tasks while 200 cards scroll by', unit: '', first: 0, goal: 0 },
  toggles: { name: 'L3 favourites changed a second', unit: '', first: 500, goal: 500, more: true },
  lostWrites: { name: 'L3 favourites lost', unit: '', first: 0, goal: 0 },
  jsonReads: { name: 'L3 JSON reads a second', unit: '', first: 2_000, goal: 2_000, more: true },
  signIns: { name: 'L8 slowest of 20 sign-ins at once', unit: 'ms', first: 6_000, goal: 6_000 },
  besideSignIns: { name: 'L8 page beside them, in sign-ins', unit: 'x', first: 2, goal: 2 },
  besideSignInsP99: { name: 'L8 p99 of pages beside them', unit: 'x', first: 2, goal: 2 },
  tellApart: { name: 'S18 known from unknown address', unit: '%', first: 5, goal: 5 },
  tellApartP: { name: 'S18 Mann-Whitney p', unit: '', first: 0.01, goal: 0.01, more: true },
  othersApart: { name: 'S2 somebody else’s from nobody’s', unit: '%', first: 5, goal: 5 },
  othersApartP: { name: 'S2 Mann-Whitney p', unit: '', first: 0.01, goal: 0.01, more: true },
  nearPalettes5: {
    name: 'nearest of 100,000 palettes, five colours: p95',
    unit: 'ms',
    first: 15,
    goal: 8,
  },
  nearPalettes8: { name: 'the same, eight colours: p95', unit: 'ms', first: 15, goal: 8 },
  nearWebsites: { name: '100,000 websites by one colour: p95', unit: 'ms', first: 15, goal: 10 },
  nearWebsites5: { name: 'the same by five colours: p95', unit: 'ms', first: 30, goal: 15 },
  palettesOverReactRouter: {
    name: '/colors/palettes, uncached: CPU against React Router',
    unit: 'x',
    first: 1 / 4,
    goal: 1 / 8,
  },
  paletteOverReactRouter: {
    name: "a palette's page, uncached: CPU against React Router",
    unit: 'x',
    first: 1 / 4,
    goal: 1 / 8,
  },
  palettesGrowth: {
    name: 'filtered list, 1,600 -> 100,000 palettes: CPU',
    unit: 'x',
    first: 3,
    goal: 1.3,
  },
  palettesPayload: { name: 'its payload of page 2, gzip', unit: 'KB', first: 6, goal: 3 },
  palettesScript: {
    name: 'client JS of both at first view, gzip',
    unit: 'KB',
    first: 95,
    goal: 80,
  },
  palettesLcp: {
    name: 'LCP of the list against the pre-built page',
    unit: 'x',
    first: 1.15,
    goal: 1,
  },
  paletteLcp: { name: "LCP of a palette's page against it", unit: 'x', first: 1.15, goal: 1 },
  palettesHydrated: {
    name: 'both hydrated (favourite answers) against it',
    unit: 'x',
    first: 1.9,
    goal: 1.5,
  },
  palettesBlocking: { name: 'total blocking time of both', unit: 'ms', first: 300, goal: 150 },
  palettesShift: { name: 'layout shift of both', unit: '', first: 0, goal: 0 },
  typefacesOverReactRouter: {
    name: '/typefaces of 2,000, uncached: CPU against React Router',
    unit: 'x',
    first: 1 / 4,
    goal: 1 / 8,
  },
  typefacesGrowth: { name: 'the same filtered, 100 -> 2,000: CPU', unit: 'x', first: 3, goal: 1.3 },
  typefacesPayload: { name: 'its payload of page 2, gzip', unit: 'KB', first: 6, goal: 3 },
  typefacesLcp: { name: 'its LCP against the pre-built page', unit: 'x', first: 1.15, goal: 1 },
  typefacesHydrated: { name: 'it hydrated against that page', unit: 'x', first: 1.9, goal: 1.5 },
  typefacesShift: { name: 'its layout shift', unit: '', first: 0, goal: 0 },
  typefacesFiles: { name: 'font files of its 48 lines', unit: '', first: 48, goal: 48 },
} as const satisfies Record<string, Target>;

export type TargetId = keyof typeof targets;

/** One figure as it was measured; `value` is null where it could not be. */
export interface Figure {
  id: TargetId;
  value: number | null;
  /** Absolute values behind the ratio, and anything a reader has to know about it. */
  context: string;
}

export type Verdict = 'goal' | 'first' | 'missed' | 'not taken';

export function verdictOf({ id, value }: Figure): Verdict {
  const { first, goal, more }: Target = targets[id];
  if (value === null || Number.isNaN(value)) return 'not taken';
  const reaches = (mark: number) => (more ? value >= mark : value <= mark);
  if (reaches(goal)) return 'goal';
  return reaches(first) ? 'first' : 'missed';
}
