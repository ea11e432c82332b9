import { parsePage } from '#domain/filter/filter-query.ts';
import { pageSize } from '#domain/limits.ts';
import type { Profile, ProfileLink } from '#domain/profile/profile.ts';
import { listProfiles } from '#domain/profile/profile-list-store.ts';
import { findProfile, listCredited, listOwnTypefaces } from '#domain/profile/profile-store.ts';
import { findTypefaceLines } from '#domain/typeface/typeface-line-store.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext } from '../context.ts';
import { problem } from './problem.ts';
import { answer, pageOf } from './v2-answer.ts';

/** `/v2/profiles`: everybody, in pages by slug. */
export async function allProfiles(c: AppContext): Promise<Response> {
  const page = parsePage(new URL(c.req.url).searchParams);
  const { profiles, total } = await listProfiles(c.get('db'), { page, size: pageSize });
  return answer(c, { data: profiles, page: pageOf(c, page, total) });
}

/** `/v2/profiles/{slug}`: what their page shows, with the newest websites and the first typefaces of theirs. */
export async function findOneProfile(c: AppContext): Promise<Response> {
  const db = c.get('db');
  const profile = await findProfile(db, c.req.param('slug') ?? '');
  if (!profile) return problem(c, 404, 'There is no such profile');
  const first = { page: 1, size: pageSize };
  const [credited, fonts] = await Promise.all([
    listCredited(db, profile.id, first),
    listOwnTypefaces(db, profile.id, first),
  ]);
  const cards = await (await catalogueOf(c)).cards(credited.map(({ id }) => id));
  const roles = new Map(credited.map((one) => [one.id, one.roles]));
  const typefaces = await findTypefaceLines(db, fonts);
  return answer(c, {
    data: {
      ...asData(profile),
      credits: cards.map(({ id, slug, title }) => ({
        website: { id, slug, title },
        roles: (roles.get(id) ?? []).filter(Boolean),
      })),
      designed: typefaces.map(({ id, slug, name }) => ({ id, slug, name })),
    },
  });
}

/** Ways out are this site's own matter; others get the addresses. */
function asData({ site, links, place, updatedAt, isOwned, ...rest }: Profile) {
  const addressOf = ({ url }: ProfileLink) => url;
  return {
    ...rest,
    url: site && addressOf(site),
    links: links.map(addressOf),
    location: place,
    claimed: isOwned,
    updated: new Date(updatedAt).toISOString(),
  };
}
