import { formatDay } from '#app/ui/format.ts';
import { covers, pointsOf } from '#domain/typeface/code-points.ts';
import { mainFace } from '#domain/typeface/family-abilities.ts';
import {
  charactersOf,
  type PairedFamily,
  type PairingRole,
  pairingVoices,
  voicesOf,
} from '#domain/typeface/pairing.ts';
import { contrastOf } from '#domain/typeface/pairing-contrast.ts';
import type { PairedLine, PairingPage, SeenLine } from '#domain/typeface/pairing-page.ts';
import { pairingCss, pairingSheet, type Voices } from '#domain/typeface/pairing-sheet.ts';
import type { PairingDetail } from '#domain/typeface/pairing-store.ts';
import { canSet } from '#domain/typeface/sample-text.ts';
import { roleClass } from '#domain/typeface/typeface-classes.ts';
import { printOfSheet } from '#domain/typeface/typeface-sheet.ts';
import { hostOf, urlKey, urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { layoutCharacters } from '#routes/typefaces/pairing/layout-texts.ts';

const seenShown = 24;
const roleNames = { heading: 'Headings', body: 'Body', mono: 'Mono' };

/** Everything the page shows; null for a pairing that has lost its faces. */
export function pairingView(pairing: PairingDetail, cards: WebsiteCard[]): PairingPage | null {
  const { slug, name, reason, families, together, seen } = pairing;
  const voices = voicesOf(families);
  const [under] = families;
  if (!voices || !under) return null;
  const { heading } = voices;
  const other = voices.body.family === heading.family ? voices.mono.family : voices.body.family;
  const print = printOfSheet(pairingSheet(slug, voices));
  const classOf = (role: PairingRole) => roleClass(slug, role);
  return {
    slug,
    name,
    reason,
    under: { slug: under.slug, name: under.name },
    sheet: urls.pairingSheet(slug, under.slug, print),
    faces: families.map((family, at) => lineOf(slug, family, at, voices)),
    roles: { heading: classOf('heading'), body: classOf('body'), mono: classOf('mono') },
    standIns: families.filter((family) => !canSetLayouts(family)).map((family) => family.name),
    compared: [heading.family.name, other.name],
    contrast: contrastOf(heading.family, other),
    css: pairingCss(voices),
    uses: { cards, total: together.length },
    seen: seen.slice(0, seenShown).flatMap(seenLine),
  };
}

function lineOf(slug: string, family: PairedFamily, at: number, voices: Voices): PairedLine {
  const spoken = pairingVoices.filter((role) => voices[role].family === family);
  const role = family.role ?? pairingVoices[at] ?? 'mono';
  const weights = spoken.flatMap((one) =>
    one === 'heading' ? [voices[one].regular] : [voices[one].regular, voices[one].strong],
  );
  const main = mainFace(family.faces);
  const isSet = main !== null && canSet(charactersOf(family), family.name);
  return {
    slug: family.slug,
    name: family.name,
    role: roleNames[role],
    by: family.by,
    description: family.description,
    className: isSet ? roleClass(slug, role) : null,
    weights: [...new Set(weights)].sort((a, b) => a - b).join(', '),
    source: main
      ? `Read from the ${main.reading}, ${formatDay(main.read_on)}`
      : 'No file of it was read here',
  };
}

function canSetLayouts(family: PairedFamily): boolean {
  return family.faces.length > 0 && covers(charactersOf(family), pointsOf(layoutCharacters()));
}

/** `shop.example/about`; what is no address of the web is left out. */
function seenLine(url: string): SeenLine[] {
  const address = /^https?:/i.test(url) ? url : `https://${url}`;
  if (urlKey(address) === null) return [];
  const { pathname } = new URL(address);
  return [{ text: hostOf(address) + (pathname === '/' ? '' : pathname), href: address }];
}
