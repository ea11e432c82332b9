import { dayOf } from '../day.ts';
import { factsOf } from './facts.ts';
import { namedKind } from './named-import.ts';
import { newProfiles } from './profile-import.ts';
import { momentText, spoken } from './row.ts';
import type { TypefaceRow } from './typeface-row.ts';
import { typefaceRow } from './typeface-row.ts';
import { type StoredTypeface, storedTypeface, typefaceColumns } from './typeface-stored.ts';
import { writeTypefaces } from './typeface-write.ts';

/** The parts of a typeface whose source is kept. */
const known = [
  'description',
  'styles',
  'types',
  'designers',
  'foundry',
  'year',
  'licence',
  'catalogue',
] as const;

/** Typefaces without their files, which `faces` brings. Unknown designers and foundries are made on the way. */
export const typefaces = namedKind({
  kind: 'typeface',
  row: typefaceRow,
  stored: storedTypeface,
  select: `SELECT ${typefaceColumns} FROM typeface t`,
  async prepare(db, given, now) {
    const made = await newProfiles(
      db,
      given.flatMap(({ line: at, row: one }) => [
        ...(one.designers ?? []).map((profile) => ({
          line: at,
          profile,
          ...(one.designerName === undefined ? {} : { name: one.designerName }),
        })),
        ...(one.foundry === undefined ? [] : [{ line: at, profile: one.foundry }]),
      ]),
      now,
    );
    return { refs: made, statements: made.statements, notes: made.notes };
  },
  merge(given, place, old, profiles, now) {
    const slugsOf = (texts: readonly string[]) =>
      texts.flatMap((text) => profiles.find(text)?.slug ?? []);
    const foundry = given.foundry === undefined ? undefined : slugsOf([given.foundry])[0];
    const designers = given.designers && slugsOf(given.designers);
    const after = merged(given, place, old, { designers, foundry, now });
    return { ...after, facts: inOrder(factsOf(known, given, old, after, dayOf(now))) };
  },
  write: writeTypefaces,
  exported: ({ version, added, links, facts, ...rest }) =>
    spoken({
      ...rest,
      links: Object.keys(links).length > 0 ? links : null,
      added: momentText(added),
      facts,
    }),
});

function merged(
  given: TypefaceRow,
  place: { id: number; slug: string },
  old: StoredTypeface | undefined,
  meant: { designers: string[] | undefined; foundry: string | undefined; now: number },
): StoredTypeface {
  return {
    id: place.id,
    version: old?.version ?? 1,
    slug: place.slug,
    name: given.name,
    description: given.description ?? old?.description ?? null,
    styles: once(given.styles ?? old?.styles ?? []),
    types: once(given.types ?? old?.types ?? []),
    designers: once(meant.designers ?? old?.designers ?? []),
    foundry: meant.foundry ?? old?.foundry ?? null,
    year: given.year ?? old?.year ?? null,
    licence: given.licence ?? old?.licence ?? null,
    copyright: given.copyright ?? old?.copyright ?? null,
    release: given.release ?? old?.release ?? null,
    downloads: given.downloads ?? old?.downloads ?? null,
    links: inOrder({ ...old?.links, ...given.links }),
    catalogue: given.catalogue ?? old?.catalogue ?? null,
    added: old?.added ?? given.added ?? meant.now,
    facts: {},
  };
}

function once(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

function inOrder<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
