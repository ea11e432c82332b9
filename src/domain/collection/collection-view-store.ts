import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../db.ts';
import { type PaletteCard, paletteTitle } from '../palette/palette.ts';
import { findPaletteCards } from '../palette/palette-store.ts';
import type { TypefaceLine } from '../typeface/typeface.ts';
import { findTypefaceLines } from '../typeface/typeface-line-store.ts';
import type { WebsiteCard } from '../website/website.ts';
import type { Collection, Item } from './collection.ts';
import { listItems, type StoredItem } from './collection-item-store.ts';

/** The items of a collection in order, with what they show. What is not published any more is left out. */
export async function readItems(
  db: Database,
  catalogue: Pick<Catalogue, 'cards'>,
  { id }: Pick<Collection, 'id'>,
): Promise<Item[]> {
  const stored = await listItems(db, id);
  const of = (kind: string) =>
    stored.flatMap((item) => (item.kind === kind ? [item.entity_id] : []));
  const [cards, fonts, palettes] = await Promise.all([
    catalogue.cards(of('website')),
    findTypefaceLines(db, of('typeface')),
    findPaletteCards(db, of('palette')),
  ]);
  const byId = {
    website: new Map(cards.map((card) => [card.id, card])),
    typeface: new Map(fonts.map((font) => [font.id, font])),
    palette: new Map(palettes.map((palette) => [palette.id, palette])),
  };
  return stored.flatMap((item) => {
    const card = item.kind === 'website' ? byId.website.get(item.entity_id) : undefined;
    const font = item.kind === 'typeface' ? byId.typeface.get(item.entity_id) : undefined;
    const palette = item.kind === 'palette' ? byId.palette.get(item.entity_id) : undefined;
    if (card) return websiteItem(item, card);
    if (font) return fontItem(item, font);
    return palette ? paletteItem(item, palette) : [];
  });
}

function websiteItem({ id, version, note }: StoredItem, card: WebsiteCard): Item {
  const { picture, poster, colors } = card;
  return {
    id,
    version,
    note,
    list: 'websites',
    entity: { id: card.id, slug: card.slug },
    title: card.title,
    lang: card.lang,
    host: card.host,
    picture: { picture, ...(poster ? { poster } : {}), colors: colors.slice(0, 1) },
  };
}

function fontItem({ id, version, note }: StoredItem, font: TypefaceLine): Item {
  return {
    id,
    version,
    note,
    list: 'fonts',
    entity: { id: font.id, slug: font.slug },
    title: font.name,
    lang: null,
    host: null,
    picture: null,
    ...(font.file ? { face: font.file } : {}),
  };
}

function paletteItem({ id, version, note }: StoredItem, palette: PaletteCard): Item {
  return {
    id,
    version,
    note,
    list: 'palettes',
    entity: { id: palette.id, slug: palette.slug },
    title: paletteTitle(palette),
    lang: null,
    host: null,
    picture: null,
    palette: palette.colors,
  };
}
