import { plural } from '#app/ui/format.ts';
import { awayFile } from '#domain/typeface/away-file.ts';
import { writeRanges } from '#domain/typeface/code-points.ts';
import { mainFace } from '#domain/typeface/family-abilities.ts';
import { installCode } from '#domain/typeface/install-code.ts';
import { licenceCard } from '#domain/typeface/licence-permits.ts';
import { canSet } from '#domain/typeface/sample-text.ts';
import { readTester, writeTester } from '#domain/typeface/tester-query.ts';
import { fontStyles, fontTypes, typefaceRoles } from '#domain/typeface/typeface.ts';
import { faceClass } from '#domain/typeface/typeface-classes.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import { sheetOfParts, type TypefaceParts } from '#domain/typeface/typeface-parts-store.ts';
import { printOfSheet } from '#domain/typeface/typeface-sheet.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { factRows } from '#routes/typefaces/show/fact-rows.ts';
import {
  besideClass,
  pairingLines,
  pangramLines,
  proofLines,
  relatedLines,
  scriptLines,
  styleLines,
} from '#routes/typefaces/show/lines.ts';

/** Everything the page shows, out of what was read. `search`: what the address asks the tester for. */
export function typefaceView(
  parts: TypefaceParts,
  cards: WebsiteCard[],
  search: URLSearchParams,
): TypefacePage {
  const { family, points, set, styles, abilities, headlines } = parts;
  const { slug, name, links, faces } = family;
  const main = mainFace(faces);
  const whole = faces.find(({ reading }) => reading === 'whole file');
  const beside = new Map(parts.beside.map((one) => [one.slug, one]));
  const own = main && canSet(points, name) ? faceClass(slug) : null;
  const classOf = (other: string) => (other === slug ? own : besideClass(beside, other));
  return {
    id: family.id,
    slug,
    name,
    description: family.description,
    designers: family.designers,
    foundry: family.foundry,
    year: family.year,
    licence: family.licence,
    copyright: family.copyright,
    notes: notesOf(parts),
    styles: terms(family.styles, fontStyles),
    types: terms(family.types, fontTypes),
    links,
    sheet: sheetOf(parts, search),
    className: main && faceClass(slug),
    away: main ? null : awayFile(links.npm ?? null, family.catalogue),
    cannotSetName: main !== null && own === null,
    tester: abilities && {
      abilities,
      state: readTester(search, abilities),
      unread: whole === undefined,
    },
    lines: styleLines(slug, styles),
    facts: factRows(family, points),
    metrics: main?.facts.metrics ?? null,
    shapes: main?.facts.shapes ?? null,
    scripts: scriptLines(family.languages),
    proofs: proofLines(headlines),
    pangrams: pangramLines(parts),
    codePoints: writeRanges(points),
    glyphs: whole?.glyphs ?? null,
    licenceCard: licenceCard(family.licence),
    install: installCode(
      set,
      links,
      faces.map(({ source }) => source),
    ),
    uses: {
      cards,
      roles: Object.fromEntries(
        family.uses.map(({ website_id, role }) => [website_id, roleWords(role)]),
      ),
      total: family.uses.length,
    },
    pairings: pairingLines(family.pairings, classOf),
    related: relatedLines(parts.related, classOf),
  };
}

function sheetOf(parts: TypefaceParts, search: URLSearchParams): string | null {
  const { family, abilities, beside } = parts;
  const hasFiles = family.faces.length > 0 || beside.some(({ files }) => files.length > 0);
  if (!hasFiles) return null;
  const print = printOfSheet(sheetOfParts(parts, new URLSearchParams()));
  const asked = abilities
    ? writeTester({ ...readTester(search, abilities), text: abilities.text }, abilities)
    : '';
  return urls.typefaceSheet(family.slug, print, asked);
}

function notesOf({ family, abilities, styles }: TypefaceParts): string[] {
  if (!abilities) return ['No files here'];
  const { axes, features } = abilities;
  return [
    plural(styles.length, 'style'),
    axes.length > 0 ? `${axes.length} ${axes.length === 1 ? 'axis' : 'axes'}` : 'static',
    ...(features.length > 0 ? [plural(features.length, 'feature')] : []),
    ...(family.licence ? [family.licence] : []),
  ];
}

const roleNames: Record<(typeof typefaceRoles)[number], string> = {
  heading: 'Headings',
  body: 'Body',
  mono: 'Mono',
  display: 'Display',
  text: 'All text',
};

function roleWords(role: string | null): string {
  const known = typefaceRoles.find((one) => one === role);
  return known ? roleNames[known] : 'Role unknown';
}

function terms(slugs: readonly string[], names: Readonly<Record<string, string>>) {
  return slugs.map((slug) => ({ slug, name: names[slug] ?? slug }));
}
