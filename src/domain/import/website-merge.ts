import { dayOf } from '../day.ts';
import { type Facts, factsOf } from './facts.ts';
import type { WebsiteRow } from './website-row.ts';
import type { StoredWebsite } from './website-stored.ts';

/** What a row's texts mean here, as slugs. */
export interface Meant {
  location: string | undefined;
  categories: string[] | undefined;
  credits: StoredWebsite['credits'] | undefined;
  typefaces: StoredWebsite['typefaces'] | undefined;
}

/** The parts of a website whose source is kept. */
const known = [
  'description',
  'categories',
  'location',
  'year',
  'mode',
  'credits',
  'typefaces',
  'colors',
] as const;

/** The website as it is after the row: what the row says, else what is stored. */
export function merge(
  row: WebsiteRow,
  meant: Meant,
  place: { id: number; slug: string },
  before: StoredWebsite | undefined,
  now: number,
): StoredWebsite {
  const status = row.status ?? before?.status ?? 'published';
  const added = before?.added ?? row.added ?? row.published ?? now;
  const published = row.published ?? before?.published ?? (status === 'published' ? added : null);
  const measured = measuredOf(row, before);
  const after: StoredWebsite = {
    id: place.id,
    version: before?.version ?? 1,
    key: row.key,
    slug: place.slug,
    title: row.title,
    lang: row.lang ?? before?.lang ?? null,
    url: row.url,
    description: row.description ?? before?.description ?? null,
    note: row.note ?? before?.note ?? null,
    status,
    location: meant.location ?? before?.location ?? null,
    year: row.year ?? before?.year ?? null,
    mode: row.mode ?? measured.mode ?? before?.mode ?? null,
    categories: meant.categories ?? before?.categories ?? [],
    credits: meant.credits ?? before?.credits ?? [],
    typefaces: meant.typefaces ?? before?.typefaces ?? [],
    colors: row.colors ?? measured.colors ?? before?.colors ?? [],
    picture: row.picture
      ? {
          ...pictureOf(row.picture),
          source: row.picture.source ?? null,
          thumbhash: row.picture.thumbhash ?? null,
          edge: row.picture.edge ?? knownEdge(row.picture.key, before),
        }
      : (before?.picture ?? null),
    added,
    published,
    facts: {},
  };
  const facts = factsOf(known, row, before, after, dayOf(now));
  return { ...after, facts: { ...facts, ...measured.facts } };
}

/** A file written before edges were looked at takes none away. */
function knownEdge(key: string, before: StoredWebsite | undefined): string | null {
  return before?.picture?.key === key ? before.picture.edge : null;
}

const measuring = 'measured on the picture';

interface Measured {
  colors?: StoredWebsite['colors'];
  mode?: 'light' | 'dark';
  facts: Facts;
}

/** What the picture says where nobody says anything: neither the row nor what is stored from another source. */
function measuredOf(row: WebsiteRow, before: StoredWebsite | undefined): Measured {
  const found = row.picture?.measured;
  if (!found) return { facts: {} };
  const isFree = (name: 'colors' | 'mode', isEmpty: boolean) =>
    row[name] === undefined && (isEmpty || before?.facts[name]?.method === measuring);
  const takesColors =
    found.colors.length > 0 && isFree('colors', (before?.colors ?? []).length === 0);
  const takesMode = isFree('mode', (before?.mode ?? null) === null);
  const fact = { method: measuring, day: found.day };
  return {
    ...(takesColors && { colors: found.colors }),
    ...(takesMode && { mode: found.mode }),
    facts: { ...(takesColors && { colors: fact }), ...(takesMode && { mode: fact }) },
  };
}

function pictureOf({ measured: _, ...picture }: NonNullable<WebsiteRow['picture']>) {
  return picture;
}

/** True when both are the same to the last fact. The order of facts does not count. */
export function isSame(a: StoredWebsite, b: StoredWebsite): boolean {
  return canonical(a) === canonical(b);
}

function canonical(website: StoredWebsite): string {
  const { facts, colors, credits, typefaces, picture, ...rest } = website;
  const sorted = (value: object) => Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1));
  return JSON.stringify([
    sorted(rest),
    sorted(facts).map(([name, fact]: [string, { method: string; day: string }]) => [
      name,
      fact.method,
      fact.day,
    ]),
    colors.map(({ hex, share }) => [hex, share]),
    credits.map(({ profile, role }) => [profile, role]),
    typefaces.map(({ typeface, role }) => [typeface, role]),
    picture?.key ?? null,
  ]);
}
