import { z } from 'zod';
import { favoriteText } from '../favorite/favorite-schema.ts';
import {
  collectionDescriptionCharacters,
  collectionItemsMost,
  collectionNoteCharacters,
  collectionTitleCharacters,
} from '../limits.ts';
import { visibilities } from './collection.ts';

const title = z
  .string()
  .trim()
  .min(1, 'A collection needs a title')
  .max(collectionTitleCharacters, `At most ${collectionTitleCharacters} characters`);
const description = z
  .string()
  .trim()
  .max(collectionDescriptionCharacters, `At most ${collectionDescriptionCharacters} characters`);
const visibility = z.enum(visibilities);
const note = z
  .string()
  .trim()
  .max(collectionNoteCharacters, `At most ${collectionNoteCharacters} characters`);
const id = z.number().int().positive();
const version = id;
const items = z.array(id).min(1).max(collectionItemsMost);

export const collectionSlug = z
  .string()
  .max(130)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const itemList = z.enum(['websites', 'fonts', 'palettes']);
export const itemId = z.coerce.number().int().positive();
export const itemIds = z.array(itemId).min(1).max(collectionItemsMost);

export const newCollection = z.strictObject({
  title,
  description: description.default(''),
  visibility: visibility.default('private'),
});

export const collectionChange = z.strictObject({
  version,
  title: title.optional(),
  description: description.optional(),
  visibility: visibility.optional(),
});

/** The same as a plain form sends it. */
export const collectionForm = z.object({
  version: itemId,
  title,
  description,
  visibility,
});

export const noteChange = z.strictObject({ version, note });
export const noteForm = z.object({ version: itemId, note });

/** `websites/12`, as a button or an address says it: what can stand in a collection. */
export const itemText = favoriteText.pipe(z.object({ list: itemList, id: z.number() }));

export const itemsMove = z.strictObject({ items, before: id.nullable() });
export const itemsRemoval = z.strictObject({ items });
export const itemsTransfer = z.strictObject({ items, to: collectionSlug });
/** `from`: takes `taken` of them away from the collection that they were moved to. */
export const itemsReturn = z.strictObject({
  items,
  from: z
    .strictObject({ slug: collectionSlug, taken: z.array(id).max(collectionItemsMost) })
    .optional(),
});
