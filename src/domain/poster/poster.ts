import { cells } from './cells.ts';
import { closeUp } from './close-up.ts';
import type { Composition, Sheet } from './composition.ts';
import { counterchange } from './counterchange.ts';
import { covers, type FaceTable } from './face.ts';
import { trackingOf } from './faces.ts';
import { fnv1a } from './fnv.ts';
import { overprint } from './overprint.ts';
import type { PosterFacts } from './poster-facts.ts';
import { posterPalette, type Shade } from './poster-palette.ts';
import { rings } from './rings.ts';
import { rows } from './rows.ts';
import { document } from './svg.ts';

/** In the order of the design: the hash of the slug picks one. */
const compositions = [closeUp, rows, counterchange, rings, cells, overprint] as const;
const longestName = 80;

export interface Size {
  width: number;
  height: number;
}

/** The poster as an SVG document: the same facts always give the same bytes. */
export function drawPoster(facts: PosterFacts, face: FaceTable, { width, height }: Size): string {
  const name = setName(facts);
  const hash = fnv1a(facts.slug);
  const [first, second, ...rest] = posterPalette(facts.colors, hash);
  if (!first || !second) throw new Error('a poster needs two colours');
  const sheet: Sheet = {
    name,
    width,
    height,
    margin: 0.055 * width,
    hash,
    shades: [first, second, ...rest] as [Shade, Shade, ...Shade[]],
    face,
    tracking: trackingOf(facts.face),
  };
  return document(width, height, name, compositionOf(sheet).draw(sheet));
}

function compositionOf(sheet: Sheet): Composition {
  if (!covers(sheet.face, sheet.name)) return rings;
  const wanted = compositions[sheet.hash % compositions.length] ?? rows;
  return wanted.takes(sheet) ? wanted : rows;
}

/** What is set: the name, or the slug where nothing of the name can be. */
export function setName({ name, slug }: { name: string; slug: string }): string {
  return cleaned(name) || cleaned(slug);
}

/** The name as it can be set: no controls, no broken characters, single spaces, of bounded length. */
function cleaned(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffe\uffff]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length > longestName
    ? `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}
