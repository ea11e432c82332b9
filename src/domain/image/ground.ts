const bands = 3;
const shownRatio = 3 / 4;

/**
 * What stands where a picture will be: the mean colours of three bands, top to bottom, of the part that a 4:3 frame
 * shows (a tall picture is cropped below). `thumbhash` is base64, `ratio` the picture's height by its width; null
 * when it is no opaque ThumbHash.
 *
 * A ThumbHash is a cosine transform (github.com/evanw/thumbhash). Averaged along a row, every term that varies
 * in x is zero, so three colours need a handful of terms instead of a decoded picture, and no script in the browser.
 */
export function groundOf(thumbhash: string, ratio: number): string[] | null {
  const hash = bytesOf(thumbhash);
  if (!hash || hash.length < 8) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
  const header = a | (b << 8) | (c << 16);
  if (header >> 23) return null;
  const side = d & 7;
  const isLandscape = (e & 128) !== 0;
  const read = reader(hash);
  const scales = d | (e << 8);
  const light = read((header & 63) / 63, ((header >> 18) & 31) / 31, [
    Math.max(3, isLandscape ? 7 : side),
    Math.max(3, isLandscape ? side : 7),
  ]);
  const yellow = read(((header >> 6) & 63) / 31.5 - 1, (((scales >> 3) & 63) / 63) * 1.25, [3, 3]);
  const red = read(((header >> 12) & 63) / 31.5 - 1, (((scales >> 9) & 63) / 63) * 1.25, [3, 3]);
  const shown = Math.min(1, shownRatio / ratio);
  return Array.from({ length: bands }, (_, band) => {
    const y = ((band + 0.5) / bands) * shown;
    return hexOf(at(light, y), at(yellow, y), at(red, y));
  });
}

/** A channel's mean over a row at height `y`, 0 to 1, by its terms that do not vary in x. */
function at([constant = 0, ...terms]: number[], y: number): number {
  return terms.reduce((sum, term, i) => sum + 2 * term * Math.cos(Math.PI * y * (i + 1)), constant);
}

/** Reads channels in the order that they are written in: of each, the constant and the terms with cx = 0. */
function reader(hash: Uint8Array) {
  const firstTerm = 5;
  let index = 0;
  const next = (scale: number) => {
    const byte = hash[firstTerm + (index >> 1)] ?? 0;
    const nibble = (byte >> ((index & 1) << 2)) & 15;
    index += 1;
    return (nibble / 7.5 - 1) * scale;
  };
  return (constant: number, scale: number, [nx, ny]: [number, number]): number[] => {
    const column = [constant];
    for (let cy = 0; cy < ny; cy++) {
      for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) {
        const term = next(scale);
        if (cx === 0) column.push(term);
      }
    }
    return column;
  };
}

function hexOf(light: number, yellow: number, red: number): string {
  const b = light - (2 / 3) * yellow;
  const r = (3 * light - b + red) / 2;
  const channels = [r, r - red, b].map((value) =>
    Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
