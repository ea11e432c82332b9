import type { Database } from '../db.ts';
import { linkHash } from '../link/link-hash.ts';
import { newCategories } from './category-import.ts';
import type { Given, Kind, Note, Plan } from './kind.ts';
import { newProfiles } from './profile-import.ts';
import { type Finder, finder } from './resolve.ts';
import { keepOldSlugs, settle } from './settle.ts';
import { slugOf } from './slug.ts';
import { isSame, type Meant, merge } from './website-merge.ts';
import { parseWebsite, type WebsiteRow } from './website-row.ts';
import { type StoredWebsite, storedByKey, websitePage } from './website-stored.ts';
import { writeWebsites } from './website-write.ts';

/** Websites: known by their address. Unknown categories and makers are made on the way. */
export const websites: Kind<WebsiteRow> = {
  parse: parseWebsite,
  keyOf: (row) => row.key,
  plan: planWebsites,
  page: websitePage,
};

async function planWebsites(
  db: Database,
  given: readonly Given<WebsiteRow>[],
  now: number,
): Promise<Plan> {
  const texts = (of: (row: WebsiteRow) => (string | undefined)[]) =>
    given.flatMap(({ row }) => of(row)).filter((text) => text !== undefined);
  const [stored, categories, profiles, locations, typefaces] = await Promise.all([
    db.all(storedByKey(given.map(({ row }) => row.key))),
    newCategories(
      db,
      given.flatMap(({ line, row }) => (row.categories ?? []).map((name) => ({ line, name }))),
    ),
    newProfiles(
      db,
      given.flatMap(({ line, row }) => (row.credits ?? []).map((credit) => ({ line, ...credit }))),
      now,
    ),
    finder(
      db,
      'location',
      texts((row) => [row.location]),
    ),
    finder(
      db,
      'typeface',
      texts((row) => (row.typefaces ?? []).map((use) => use.typeface)),
    ),
  ]);
  const byKey = new Map(stored.map((website) => [website.key, website]));
  const places = await settle(
    db,
    'website',
    given.map(({ line, row }) => {
      const found = byKey.get(row.key);
      return { line, id: row.id, slug: row.slug ?? found?.slug ?? slugOf(row.title), found };
    }),
  );

  const notes: Note[] = [...categories.notes, ...profiles.notes, ...places.notes];
  const finders = { categories, profiles, locations, typefaces };
  const fresh: StoredWebsite[] = [];
  const changed: StoredWebsite[] = [];
  let shows = false;
  given.forEach(({ line, row }, i) => {
    const place = places.settled[i];
    if (!place) return;
    const before = byKey.get(row.key);
    const after = merge(row, meaning(row, finders, line, notes), place, before, now);
    if (before && isSame(before, after)) return;
    (before ? changed : fresh).push(after);
    shows ||= after.status === 'published' || before?.status === 'published';
  });
  return {
    statements: [
      ...categories.statements,
      ...profiles.statements,
      ...writeWebsites(fresh, changed, fresh.map(linkHash), now),
      keepOldSlugs(places.oldSlugs),
    ],
    added: fresh.length,
    updated: changed.length,
    unchanged: given.length - fresh.length - changed.length,
    shows,
    notes,
  };
}

type Finders = Record<'categories' | 'profiles' | 'locations' | 'typefaces', Pick<Finder, 'find'>>;

/** Turns the row's texts into slugs; a text that means nothing here is left out and noted. */
function meaning(row: WebsiteRow, finders: Finders, line: number, notes: Note[]): Meant {
  const slugIn = (kind: keyof Finders, text: string): string[] => {
    const found = finders[kind].find(text);
    if (!found) notes.push({ line, text: `no ${kind.replace(/s$/, '')} ${text}: left out` });
    return found ? [found.slug] : [];
  };
  return {
    location: row.location === undefined ? undefined : slugIn('locations', row.location)[0],
    categories: row.categories && [
      ...new Set(row.categories.flatMap((text) => slugIn('categories', text))),
    ],
    credits:
      row.credits &&
      once(
        row.credits.flatMap(({ profile, role }) =>
          slugIn('profiles', profile).map((slug) => ({ profile: slug, role })),
        ),
        ({ profile, role }) => `${profile} ${role}`,
      ),
    typefaces:
      row.typefaces &&
      once(
        row.typefaces.flatMap(({ typeface, role }) =>
          slugIn('typefaces', typeface).map((slug) => ({ typeface: slug, role })),
        ),
        ({ typeface }) => typeface,
      ),
  };
}

function once<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
}
