import { z } from 'zod';
import { NotFound, Redirect } from '#domain/errors.ts';
import { pageSize, profileShows } from '#domain/limits.ts';
import type { Profile } from '#domain/profile/profile.ts';
import {
  type Credited,
  findHabits,
  findProfile,
  listCredited,
  listOwnTypefaces,
} from '#domain/profile/profile-store.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { findTypefaceLines } from '#domain/typeface/typeface-line-store.ts';
import { typefaceRow } from '#domain/typeface/typeface-row.ts';
import { findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { profileMeta } from '#routes/directory/show/meta.ts';
import type { Props } from '#routes/directory/show/page.tsx';

const params = z.object({ profile: z.string().max(200) });
const number = z.coerce.number().int().min(1).max(100_000).catch(1);
/** Pages of the credited websites, and of the typefaces. */
const query = z.object({ page: number, typefaces: number });

type Asked = Context<z.infer<typeof params>, z.infer<typeof query>>;

export const route = defineRoute<z.infer<typeof params>, z.infer<typeof query>, Props>({
  id: 'directory/show',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  query,
  keep: async ({ query: { page, typefaces } }) => {
    if (typefaces > 1) return page > 1 ? null : `?typefaces=${typefaces}`;
    return page > 1 ? `?page=${page}` : '';
  },
  async load(context) {
    const { db, catalogue, params, query } = context;
    const profile = await findProfile(db, params.profile);
    if (!profile) throw await movedOrGone(context);
    const pages = pagesOf(profile, context);
    const part = (page: number) => ({ page, size: pageSize });
    const [credited, fonts, habits] = await Promise.all([
      listCredited(db, profile.id, part(query.page)),
      listOwnTypefaces(db, profile.id, part(query.typefaces)),
      findHabits(db, profile.id, profileShows),
    ]);
    const [cards, typefaces, faces, palettes] = await Promise.all([
      catalogue.cards(credited.map(({ id }) => id)),
      findTypefaceCards(db, fonts),
      findTypefaceLines(
        db,
        habits.faces.map(({ id }) => id),
      ),
      catalogue.paletteCards(habits.palettes),
    ]);
    const websitesOf = new Map(habits.faces.map(({ id, websites }) => [id, websites]));
    return {
      profile,
      cards,
      roles: Object.fromEntries(credited.map((one) => [one.id, rolesText(one)])),
      typefaces: typefaces.map((card) => typefaceRow(card)),
      faces: faces.map((face) => ({ ...face, websites: websitesOf.get(face.id) ?? 0 })),
      palettes,
      ...pages,
    };
  },
  meta: profileMeta,
  page: () => import('#routes/directory/show/page.tsx'),
});

/** An old slug leads to the new one for good; a slug in capitals to the one in small letters. */
async function movedOrGone({ db, params: { profile }, search }: Asked): Promise<Error> {
  const small = profile.toLowerCase();
  const found =
    (await findRenamed(db, 'profile', small)) ??
    (small === profile ? null : await findProfile(db, small));
  if (!found) return new NotFound('profile');
  return new Redirect(`${urls.profile(found.slug)}${search.size > 0 ? `?${search}` : ''}`, 301);
}

/** Throws `NotFound` past the last page of either list. */
function pagesOf({ slug, websites, typefaces }: Profile, { query }: Asked) {
  const pages = Math.max(1, Math.ceil(websites / pageSize));
  const typefacePages = Math.max(1, Math.ceil(typefaces / pageSize));
  if (query.page > pages) {
    const last = { href: urls.profile(slug, pages), label: `Go to the last page, ${pages}` };
    throw new NotFound('page', last);
  }
  if (query.typefaces > typefacePages) {
    const href = urls.profileTypefaces(slug, typefacePages);
    throw new NotFound('page', { href, label: `Go to the last page, ${typefacePages}` });
  }
  return { page: query.page, pages, typefacePage: query.typefaces, typefacePages };
}

/** `Design, development, 2021` */
function rolesText({ roles, year }: Credited): string {
  const said = [...roles.filter(Boolean), ...(year === null ? [] : [String(year)])].join(', ');
  return said === '' ? 'Role not stated' : said.charAt(0).toUpperCase() + said.slice(1);
}
