import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import {
  colorsOfSlug,
  distinct,
  paletteMostColors,
  paletteSlug,
  setKeyOf,
} from '../palette/palette.ts';
import { isTagSlug, tagName } from '../palette/palette-tag.ts';
import type { ExportPage, Given, Kind, Note, Parsed, Plan } from './kind.ts';
import { type StoredPalette, storedPalette, writePalettes } from './palette-write.ts';
import { idText, line, list, moment, momentText, reasonOf, said, spoken } from './row.ts';
import { idSource } from './settle.ts';
import { slugOf } from './slug.ts';

const hex = z
  .string()
  .trim()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i, 'is no hex value')
  .transform(whole);

const row = z
  .object({
    id: idText.optional(),
    slug: line(1_000).optional(),
    name: line(120).optional(),
    colors: list(hex, 256).optional(),
    tags: list(line(60), 100).optional(),
    /** Slugs of websites whose colours they are. */
    websites: list(line(120), 500).optional(),
    source: line(300).optional(),
    licence: line(120).optional(),
    added: moment.optional(),
  })
  .transform(({ slug, colors, ...data }, context) => {
    const given = colors ?? slug?.toLowerCase().split('-').map(whole) ?? [];
    const own = distinct(given);
    if (own.length === 0) issue(context, 'colors: missing');
    else if (own.length > paletteMostColors)
      issue(context, `colors: ${own.length} of them, ${paletteMostColors} at most`);
    else if (colorsOfSlug(paletteSlug(own)) === null)
      issue(context, 'slug: is no list of hex values');
    return { ...data, colors: own, written: given.join(), repeated: given.length - own.length };
  });
type PaletteRow = z.infer<typeof row>;

/**
 * Palettes, known by their set of colours: a row with the same colours in another order is the same palette and
 * leaves it as it is. A repeated colour counts once. Tags that an address would read as a colour are left out.
 */
export const palettes: Kind<PaletteRow> = {
  parse(input): Parsed<PaletteRow> {
    const result = row.safeParse(said(input));
    return result.success
      ? { ok: true, row: result.data }
      : { ok: false, reason: reasonOf(result.error) };
  },
  keyOf: ({ written }) => written,
  plan,
  page,
};

function issue(context: z.RefinementCtx, message: string): void {
  context.addIssue({ code: 'custom', message });
}

function whole(text: string): string {
  const digits = text.toLowerCase().replace(/^#/, '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

async function plan(db: Database, given: readonly Given<PaletteRow>[], now: number): Promise<Plan> {
  const notes: Note[] = [];
  const keys = given.map(({ row: { colors } }) => setKeyOf(colors));
  const before = new Map((await storedBy(db, keys)).map((one) => [setKeyOf(one.colors), one]));
  const claims = given.map(({ row: { id } }, i) => ({ id, found: before.get(keys[i] ?? '') }));
  const ids = await idSource(db, 'palette', claims);
  const sites = await websitesOf(db, given);
  const fresh: StoredPalette[] = [];
  const changed: StoredPalette[] = [];
  given.forEach(({ line: at, row: said }, i) => {
    const note = (text: string) => notes.push({ line: at, text });
    const key = keys[i] ?? '';
    const old = before.get(key);
    const slug = paletteSlug(said.colors);
    if (said.repeated > 0) note(`palette ${slug}: ${said.repeated} repeated colours count once`);
    if (old && (fresh.includes(old) || paletteSlug(old.colors) !== slug)) {
      note(
        `palette ${slug} has the colours of ${paletteSlug(old.colors)}: one palette, which stays`,
      );
      return;
    }
    const websites = said.websites?.flatMap((name) => {
      if (!sites.has(name)) note(`no website ${name}: left out`);
      return sites.has(name) ? name : [];
    });
    const id = old?.id ?? ids.take(said.id);
    if (!old && said.id !== undefined && said.id !== id)
      note(`palette ${slug}: id ${said.id} is not free, it got ${id}`);
    const after = merge(said, { tags: tagsOf(said, note), websites }, id, old, now);
    if (old && isSame(old, after)) return;
    before.set(key, after);
    (old ? changed : fresh).push(after);
  });
  return {
    statements: writePalettes(fresh, changed, now),
    added: fresh.length,
    updated: changed.length,
    unchanged: given.length - fresh.length - changed.length,
    shows: fresh.length + changed.length > 0,
    notes,
  };
}

/** Slugs that the rows name and that a website has. */
async function websitesOf(
  db: Database,
  given: readonly Given<PaletteRow>[],
): Promise<ReadonlySet<string>> {
  const named = given.flatMap(({ row: { websites = [] } }) => websites);
  if (named.length === 0) return new Set();
  const text = 'SELECT slug FROM website WHERE slug IN (SELECT value FROM json_each(?1))';
  const rows = await db.all(statement(z.object({ slug: z.string() }), text, JSON.stringify(named)));
  return new Set(rows.map(({ slug }) => slug));
}

/** What the row says, else what is stored. */
function merge(
  { name, source, licence, added, colors }: PaletteRow,
  meant: { tags: StoredPalette['tags'] | undefined; websites: string[] | undefined },
  id: number,
  old: StoredPalette | undefined,
  now: number,
): StoredPalette {
  return {
    id,
    version: old?.version ?? 1,
    name: name ?? old?.name ?? null,
    source: source ?? old?.source ?? null,
    licence: licence ?? old?.licence ?? null,
    added: old?.added ?? added ?? now,
    colors,
    tags: meant.tags ?? old?.tags ?? [],
    websites: meant.websites ? [...new Set(meant.websites)].sort() : (old?.websites ?? []),
  };
}

/** A tag keeps the name that it was first given, so names do not count. */
function isSame(a: StoredPalette, b: StoredPalette): boolean {
  const told = (one: StoredPalette) =>
    JSON.stringify({ ...one, tags: one.tags.map(({ slug }) => slug) });
  return told(a) === told(b);
}

function tagsOf(
  { tags }: PaletteRow,
  note: (text: string) => void,
): StoredPalette['tags'] | undefined {
  if (!tags) return undefined;
  const kept = new Map<string, string>();
  for (const text of tags) {
    const slug = slugOf(text).slice(0, 60).replace(/-+$/, '');
    if (isTagSlug(slug)) kept.set(slug, text === slug ? tagName(slug) : text);
    else note(`the tag ${text} is left out: an address would not read it as a tag`);
  }
  return [...kept].map(([slug, name]) => ({ slug, name }));
}

const select = `SELECT t.id, t.version, t.slug, t.name, t.source, t.licence, t.created_at AS added,
    (SELECT json_group_array(json_object('slug', g.slug, 'name', g.name) ORDER BY h.position)
       FROM palette_tagged h JOIN palette_tag g ON g.id = h.tag_id WHERE h.palette_id = t.id) AS tags,
    (SELECT json_group_array(w.slug ORDER BY w.slug)
       FROM palette_website u JOIN website w ON w.id = u.website_id WHERE u.palette_id = t.id) AS websites
  FROM palette t`;

function storedBy(db: Database, keys: readonly string[]): Promise<StoredPalette[]> {
  const text = `${select} WHERE t.set_key IN (SELECT value FROM json_each(?1))`;
  return db.all(statement(storedPalette, text, JSON.stringify(keys)));
}

async function page(db: Database, after: number, size: number): Promise<ExportPage> {
  const text = `${select} WHERE t.id > ?1 ORDER BY t.id LIMIT ?2`;
  const rows = await db.all(statement(storedPalette, text, after, size));
  return { last: rows.at(-1)?.id ?? after, rows: rows.map(exported) };
}

function exported({ version: _version, added, tags, colors, ...rest }: StoredPalette) {
  return spoken({
    ...rest,
    slug: paletteSlug(colors),
    colors,
    tags: tags.map(({ slug, name }) => (name === tagName(slug) ? slug : name)),
    added: momentText(added),
  });
}
