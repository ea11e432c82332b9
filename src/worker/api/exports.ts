import type { Collection, Item } from '#domain/collection/collection.ts';
import { writeCsv, writeJson } from '#domain/collection/collection-file.ts';
import { listFileItems } from '#domain/collection/collection-file-store.ts';
import { collectionSlug } from '#domain/collection/collection-schema.ts';
import { findShared } from '#domain/collection/collection-store.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { listedNames } from '#domain/color/listed-names.ts';
import type { ExportSource } from '#domain/export/export-source.ts';
import { findWebsiteTokens, listCollectionFaces } from '#domain/export/export-store.ts';
import {
  collectionSource,
  pairingSource,
  paletteSource,
  websiteSource,
} from '#domain/export/sources.ts';
import { publicMaxAgeSeconds } from '#domain/limits.ts';
import { colorsOfSlug, paletteSlug } from '#domain/palette/palette.ts';
import { findPalette } from '#domain/palette/palette-store.ts';
import { locatePairing } from '#domain/typeface/pairing-store.ts';
import { urls } from '#domain/urls.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext } from '../context.ts';
import { refusedRender } from '../middleware/kept-copy.ts';
import { problem } from './problem.ts';

/** `/websites/{id}-{slug}/export/{format}`; another slug leads to the right one. */
export async function websiteExport(c: AppContext): Promise<Response> {
  const [, id = '', slug = ''] = /^(\d{1,15})-(.+)$/.exec(c.req.param('website') ?? '') ?? [];
  const found = await findWebsiteTokens(c.get('db'), Number(id));
  if (!found) return missing(c);
  if (found.slug !== slug) {
    return moved(c, urls.websiteExport({ id: Number(id), slug: found.slug }, formatIn(c)));
  }
  const source = websiteSource(found, found.faces, await listedNames());
  return file(c, source, found.slug, 'public');
}

/**
 * `/colors/palettes/{slug}/export/{format}`, for any palette; its slug in small letters, each colour once. Colours stay
 * in the order that was asked for; those of a catalogued palette carry its name in any order.
 */
export async function paletteExport(c: AppContext): Promise<Response> {
  const asked = c.req.param('palette') ?? '';
  const colors = colorsOfSlug(asked);
  if (!colors) return missing(c);
  const slug = paletteSlug(colors);
  if (slug !== asked) return moved(c, urls.paletteExport(slug, formatIn(c)));
  const [palette, names] = await Promise.all([findPalette(c.get('db'), colors), listedNames()]);
  const name = palette?.name ?? null;
  // Thirty-two colours would make a longer name than file systems take.
  const plain = colors.length > 8 ? `palette-of-${colors.length}` : slug;
  return file(c, paletteSource(name, colors, names), (await stemOf(name)) || plain, 'public');
}

/** `/typefaces/{slug}/pairing/{pairingSlug}/export/{format}`; where its page leads elsewhere, so does this. */
export async function pairingExport(c: AppContext): Promise<Response> {
  const { pairing = '', typeface = '' } = c.req.param();
  const place = await locatePairing(c.get('db'), { pairing, typeface });
  if (!place) return missing(c);
  if ('moved' in place) {
    const to = place.moved;
    return moved(c, urls.pairingExport(to.pairing, to.typeface, formatIn(c)));
  }
  const { name, slug, families } = place.found;
  return file(c, pairingSource(name, families), slug, 'public');
}

/** `/collections/{slug}/export/{format}` of one that its owner shows to others. Never kept, as its page. */
export async function collectionExport(c: AppContext): Promise<Response> {
  const slug = collectionSlug.safeParse(c.req.param('slug'));
  const collection = slug.success ? await findShared(c.get('db'), slug.data) : null;
  return collection ? collectionFile(c, collection) : missing(c);
}

/** JSON and CSV hold its items, so that an import takes them back; the others its colours and typefaces. */
export async function collectionFile(c: AppContext, collection: Collection): Promise<Response> {
  const { slug, id, title } = collection;
  const format = formatIn(c);
  if (format === 'csv' || format === 'json') {
    const items = await listFileItems(c.get('db'), id);
    const [text, type] =
      format === 'csv'
        ? [writeCsv(items), 'text/csv; charset=utf-8']
        : [writeJson(collection, items), 'application/json; charset=utf-8'];
    return c.body(text, 200, headersOf(`${slug}.${format}`, type, 'no-store'));
  }
  const catalogue = await catalogueOf(c);
  const [items, faces] = await Promise.all([
    readItems(c.get('db'), catalogue, collection),
    listCollectionFaces(c.get('db'), id),
  ]);
  const source = collectionSource(title, await coloured(c, items), faces, await listedNames());
  return file(c, source, slug, 'never');
}

/** A name in Latin letters and dashes, empty where none are left. What writes it is not loaded before. */
async function stemOf(name: string | null): Promise<string> {
  return name === null ? '' : (await import('#domain/import/slug.ts')).slugOf(name);
}

/** The websites and palettes among the items with their colours, in the order of the collection. */
async function coloured(
  c: AppContext,
  items: readonly Item[],
): Promise<{ colors: readonly { hex: string }[] }[]> {
  const ids = items.flatMap(({ list, entity }) => (list === 'websites' ? [entity.id] : []));
  const cards = await (await catalogueOf(c)).cards(ids);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return items.flatMap(({ list, entity, palette }) => {
    if (palette) return { colors: palette.map((hex) => ({ hex })) };
    return (list === 'websites' && byId.get(entity.id)) || [];
  });
}

/** What writes the formats is loaded with the first file that is asked for. */
async function file(
  c: AppContext,
  source: ExportSource,
  stem: string,
  cache: 'public' | 'never',
): Promise<Response> {
  const refused = await refusedRender(c);
  if (refused) return refused;
  const { writeExport } = await import('#domain/export/formats.ts');
  const made = await writeExport(source, formatIn(c), stem);
  if (!made) return missing(c);
  const rule =
    cache === 'public' && c.get('visitor').kind === 'signed-out'
      ? `public, max-age=${publicMaxAgeSeconds}`
      : 'no-store';
  return c.body(made.body, 200, headersOf(made.name, made.mediaType, rule));
}

function headersOf(name: string, type: string, cache: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': cache,
    vary: 'cookie',
    'x-robots-tag': 'noindex',
  };
}

function formatIn(c: AppContext): string {
  return c.req.param('format') ?? '';
}

function moved(c: AppContext, to: string): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(to, 301);
}

function missing(c: AppContext): Response {
  return problem(c, 404, 'There is no such file');
}
