import { z } from 'zod';
import { kindOfItems } from '#domain/collection/collection.ts';
import { type CoverThing, listCovers } from '#domain/collection/collection-cover-store.ts';
import { addItem } from '#domain/collection/collection-item-store.ts';
import { itemText, newCollection } from '#domain/collection/collection-schema.ts';
import {
  createCollection,
  findCollection,
  listCollections,
} from '#domain/collection/collection-store.ts';
import { textOf } from '#domain/form-text.ts';
import { collectionsMost } from '#domain/limits.ts';
import { paletteTitle } from '#domain/palette/palette.ts';
import { findTypefaceLines } from '#domain/typeface/typeface-line-store.ts';
import { urls } from '#domain/urls.ts';
import { type ActionAnswer, type ActionContext, defineRoute } from '#routes/contract.ts';
import type { Props, Shown } from '#routes/me/collections/list/page.tsx';
import { memberOf } from '#routes/me/member.ts';

/** `add`: without script, what a collection is being chosen for. */
const query = z.object({ add: itemText.optional().catch(undefined) });
type Query = z.infer<typeof query>;

export const route = defineRoute<unknown, Query, Props>({
  id: 'me/collections/list',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const { db, catalogue, query } = context;
    const user = memberOf(context).id;
    const [own, covers] = await Promise.all([listCollections(db, user), listCovers(db, user)]);
    const { add } = query;
    const things = [...covers.values()].flat();
    if (add) things.push({ kind: kindOfItems[add.list], id: add.id });
    const idsOf = (kind: string) => [
      ...new Set(things.filter((thing) => thing.kind === kind).map(({ id }) => id)),
    ];
    const [websites, palettes, typefaces] = await Promise.all([
      catalogue.cards(idsOf('website')),
      catalogue.paletteCards(idsOf('palette')),
      findTypefaceLines(db, idsOf('typeface')),
    ]);
    const shown = new Map<string, Shown>([
      ...websites.map((website): [string, Shown] => [`website/${website.id}`, { website }]),
      ...palettes.map((palette): [string, Shown] => [`palette/${palette.id}`, { palette }]),
      ...typefaces.map((typeface): [string, Shown] => [`typeface/${typeface.id}`, { typeface }]),
    ]);
    const find = ({ kind, id }: CoverThing) => shown.get(`${kind}/${id}`);
    return {
      collections: own.map((collection) => ({
        ...collection,
        cover: (covers.get(collection.id) ?? []).flatMap((thing) => find(thing) ?? []),
      })),
      adding: addingOf(add, shown),
      refused: null,
    };
  },
  meta: () => ({ title: 'Collections', canonical: urls.collections(), robots: 'noindex' }),
  page: () => import('#routes/me/collections/list/page.tsx'),
  actions: { create },
});

/** What is being collected, when it is something that a page shows. */
function addingOf(add: Query['add'], shown: ReadonlyMap<string, Shown>): Props['adding'] {
  const thing = add && shown.get(`${kindOfItems[add.list]}/${add.id}`);
  return thing ? { what: `${add.list}/${add.id}`, title: titleOf(thing) } : null;
}

function titleOf(thing: Shown): string {
  if ('website' in thing) return thing.website.title;
  return 'typeface' in thing ? thing.typeface.name : paletteTitle(thing.palette);
}

/** Its answer is the new collection's page, with what it was made for in it. */
async function create(
  form: FormData,
  context: ActionContext<unknown, Query>,
): Promise<ActionAnswer<Props>> {
  const title = textOf(form, 'title');
  const facts = newCollection.safeParse({ title });
  if (!facts.success) {
    const issue = facts.error.issues[0]?.message ?? '';
    return { status: 422, props: { refused: { title, issue } } };
  }
  const { db, now, query } = context;
  const user = memberOf(context).id;
  const slug = await createCollection(db, user, facts.data, now);
  const made = slug && (await findCollection(db, user, slug));
  if (!made) {
    const issue = `There is room for ${collectionsMost} collections`;
    return { status: 409, props: { refused: { title, issue } } };
  }
  if (query.add) await addItem(db, made.id, query.add, now);
  return { to: urls.collection(made.slug) };
}
