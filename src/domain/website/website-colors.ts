import { nearTo, parseNear } from '../color/near-color.ts';
import { oklabOf } from '../color/oklab.ts';

/** A website and the colour of its own that is nearest to the one asked for. */
export interface NearWebsite {
  id: number;
  /** `#rrggbb` */
  hex: string;
  /** Delta E OK: 0 the same, 1 black to white. */
  apart: number;
}

/** The colours of all published websites. */
export interface WebsiteColors {
  /** How many websites have a colour that is known. */
  readonly total: number;
  /** All of them by their nearest colour, nearest first, of equals the newest first; `count` from place `from` on. */
  nearest(hex: string, from: number, count: number): NearWebsite[];
  /** Those with a colour near to the one of a slug, `ff5533~12`: see near-color.ts. */
  within(slug: string): ReadonlySet<number>;
  /** The same as `nearest` by the mean distance from each of the colours to the nearest of the website's own. `hex` is of the first. */
  nearestToAll(hexes: readonly string[], from: number, count: number): NearWebsite[];
}

export interface ColoredWebsite {
  id: number;
  /** `#rrggbb`, main colour first. */
  hexes: readonly string[];
}

/*
 * Layout, little endian: 4 x u32 (magic, format, websites, colours); u32 per website: id, newest first; u32 per
 * website and one more: where its colours begin; u32 per colour: 0xrrggbb; 3 x f32 per colour: L, a, b of OKLab.
 */
const magic = 0x4c_4f_43_53; // "SCOL"
const format = 1;
const headerBytes = 16;
/** Distances are told apart to a hundred-thousandth; those that are not go by age. */
const steps = 100_000;

/** `websites` come newest first; those without a colour are left out. */
export function encodeWebsiteColors(websites: readonly ColoredWebsite[]): ArrayBuffer {
  const colored = websites.filter(({ hexes }) => hexes.length > 0);
  const colors = colored.reduce((sum, { hexes }) => sum + hexes.length, 0);
  const buffer = new ArrayBuffer(bytesOf(colored.length, colors));
  new Uint32Array(buffer, 0, 4).set([magic, format, colored.length, colors]);
  const { ids, starts, rgbs, labs } = viewsOf(buffer, colored.length, colors);
  let at = 0;
  colored.forEach(({ id, hexes }, n) => {
    ids[n] = id;
    for (const hex of hexes) {
      const { l, a, b } = oklabOf(hex);
      rgbs[at] = Number.parseInt(hex.slice(1), 16);
      labs.set([l, a, b], at * 3);
      at += 1;
    }
    starts[n + 1] = at;
  });
  return buffer;
}

/** Opens what `encodeWebsiteColors` made; null when the bytes are not whole or of another format. */
export function openWebsiteColors(buffer: ArrayBuffer): WebsiteColors | null {
  if (buffer.byteLength < headerBytes) return null;
  const [mark, version, websites = 0, colors = 0] = new Uint32Array(buffer, 0, 4);
  const isWhole = buffer.byteLength === bytesOf(websites, colors);
  if (mark !== magic || version !== format || !isWhole) return null;
  const views = viewsOf(buffer, websites, colors);
  return {
    total: websites,
    within: (slug) => within(views, slug),
    nearest: (hex, from, count) => ranked(views, [hex], from, count),
    nearestToAll: (hexes, from, count) => ranked(views, hexes, from, count),
  };
}

type Views = ReturnType<typeof viewsOf>;

function viewsOf(buffer: ArrayBuffer, websites: number, colors: number) {
  const ids = new Uint32Array(buffer, headerBytes, websites);
  const starts = new Uint32Array(buffer, ids.byteOffset + ids.byteLength, websites + 1);
  const rgbs = new Uint32Array(buffer, starts.byteOffset + starts.byteLength, colors);
  const labs = new Float32Array(buffer, rgbs.byteOffset + rgbs.byteLength, colors * 3);
  return { ids, starts, rgbs, labs };
}

function bytesOf(websites: number, colors: number): number {
  return headerBytes + 4 * (2 * websites + 1 + 4 * colors);
}

function ranked(
  views: Views,
  hexes: readonly string[],
  from: number,
  count: number,
): NearWebsite[] {
  const { ids } = views;
  const asked = hexes.map(oklabOf);
  const [first] = asked;
  const most = Math.min(from + count, ids.length);
  if (!first || most === 0) return [];
  // Vivid colours are rare: most websites are too far from them for the rest to be asked.
  const rarest = asked.toSorted((one, other) => chroma(other) - chroma(one));
  const { places, apart } = lowest(views, rarest, most);
  return Array.from(places.subarray(from), (n, i) => {
    const { at } = nearestOf(views, n, first.l, first.a, first.b);
    const hex = hexOfNumber(views.rgbs[at] ?? 0);
    return { id: ids[n] ?? 0, hex, apart: (apart[from + i] ?? 0) / steps };
  });
}

function chroma({ a, b }: { a: number; b: number }): number {
  return Math.hypot(a, b);
}

/** The `most` nearest, nearest first, of equals the newest first; `apart` in steps. Those that are too far soon are left. */
function lowest(views: Views, asked: readonly { l: number; a: number; b: number }[], most: number) {
  const places = new Uint32Array(most);
  const apart = new Float64Array(most).fill(Number.POSITIVE_INFINITY);
  const last = most - 1;
  // What the sum of distances must stay below; those that are equal and come later are older.
  let bound = Number.POSITIVE_INFINITY;
  for (let n = 0; n < views.ids.length; n += 1) {
    let sum = 0;
    for (let k = 0; k < asked.length && sum < bound; k += 1)
      sum += leastApart(views, n, asked[k] as { l: number; a: number; b: number });
    if (sum >= bound) continue;
    const distance = Math.round((sum / asked.length) * steps);
    let at = last;
    while (at > 0 && (apart[at - 1] as number) > distance) at -= 1;
    if ((apart[at] as number) <= distance) continue;
    places.copyWithin(at + 1, at, last);
    apart.copyWithin(at + 1, at, last);
    places[at] = n;
    apart[at] = distance;
    bound = (((apart[last] as number) - 0.5) / steps) * asked.length;
  }
  return { places, apart };
}

function within(views: Views, slug: string): ReadonlySet<number> {
  const near = parseNear(slug);
  if (!near) return new Set();
  const isNear = nearTo(near);
  const { ids, starts, rgbs } = views;
  // Few colours of many websites are near: the coarse distance of 32-bit numbers sorts the rest out.
  const { l, a, b } = oklabOf(near.hex);
  const found = new Set<number>();
  for (let n = 0; n < ids.length; n += 1) {
    if (nearestOf(views, n, l, a, b).apart * 100 > near.within + 0.01) continue;
    for (let i = starts[n] ?? 0; i < (starts[n + 1] ?? 0); i += 1)
      if (isNear(hexOfNumber(rgbs[i] ?? 0))) found.add(ids[n] ?? 0);
  }
  return found;
}

function hexOfNumber(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}

/** From a place in OKLab to the nearest colour of website `n`. */
function leastApart(
  { starts, labs }: Views,
  n: number,
  { l, a, b }: { l: number; a: number; b: number },
): number {
  let least = Number.POSITIVE_INFINITY;
  const end = (starts[n + 1] as number) * 3;
  for (let i = (starts[n] as number) * 3; i < end; i += 3) {
    const dl = (labs[i] as number) - l;
    const da = (labs[i + 1] as number) - a;
    const db = (labs[i + 2] as number) - b;
    // Without a branch: chance defeats its prediction.
    least = Math.min(least, dl * dl + da * da + db * db);
  }
  return Math.sqrt(least);
}

/** The colour of website `n` that is nearest to a place in OKLab. */
function nearestOf({ starts, labs }: Views, n: number, l: number, a: number, b: number) {
  let [at, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = starts[n] ?? 0; i < (starts[n + 1] ?? 0); i += 1) {
    const [dl, da, db] = [
      (labs[i * 3] ?? 0) - l,
      (labs[i * 3 + 1] ?? 0) - a,
      (labs[i * 3 + 2] ?? 0) - b,
    ];
    const square = dl * dl + da * da + db * db;
    if (square < least) [at, least] = [i, square];
  }
  return { at, apart: Math.sqrt(least) };
}
