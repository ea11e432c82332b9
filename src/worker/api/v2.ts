import { Hono } from 'hono';
import { familyHex, familyName, isColorFamily } from '#domain/color/color.ts';
import { type FacetType, facetTypes } from '#domain/filter/filter.ts';
import { parseFilter, parsePage, parseSeed, parseSort } from '#domain/filter/filter-query.ts';
import {
  facetValuesInPanel,
  pageSize,
  profilePlaceCharacters,
  searchTermCharacters,
} from '#domain/limits.ts';
import { findPlaces } from '#domain/location/place-store.ts';
import { runSearch } from '#domain/search/run-search.ts';
import { cleanTerm } from '#domain/search/words.ts';
import { findWebsite } from '#domain/website/website-store.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { bites } from '../middleware/paging-rule.ts';
import { userOf } from '../visitor.ts';
import { me } from './me.ts';
import { problem } from './problem.ts';
import { answer, pageOf } from './v2-answer.ts';
import { findOnePalette, listPalettes } from './v2-palettes.ts';
import { allProfiles, findOneProfile } from './v2-profiles.ts';
import { findOneTypeface, listTypefaces } from './v2-typefaces.ts';

/** The read API: `{ data, page? }`, errors as problem details. */
export const v2 = new Hono<AppEnv>();

v2.get('/websites', async (c) => {
  const search = new URL(c.req.url).searchParams;
  if (bites(search) && !userOf(c.get('visitor'))?.has_access) {
    return problem(c, 403, 'Filtered lists beyond page 1 are for supporters', 'supporters-only');
  }
  const { catalogue, index, filter } = await selectionOf(c, search);
  const number = parsePage(search);
  const wanted = {
    filter,
    sort: parseSort(search),
    seed: parseSeed(search),
    page: number,
    size: pageSize,
  };
  const { ids, total } = await index.select(wanted);
  const data = await catalogue.cards(ids);
  return answer(c, { data, page: pageOf(c, number, total) });
});

v2.get('/websites/facets/:type', async (c) => {
  const type = c.req.param('type');
  if (!isFilterType(type)) return problem(c, 404, 'There is no such filter type');
  const search = new URL(c.req.url).searchParams;
  const { index, filter } = await selectionOf(c, search);
  const { facets } = await index.select({ filter, sort: 'newest', seed: 0, page: 1, size: 1 });
  return answer(c, {
    data: matching(facets[type], search.get('q') ?? '').slice(0, facetValuesInPanel),
  });
});

v2.get('/websites/:id{[0-9]{1,15}}', async (c) => {
  const data = await findWebsite(c.get('db'), Number(c.req.param('id')));
  return data ? answer(c, { data }) : problem(c, 404, 'There is no such website');
});

v2.get('/typefaces', listTypefaces);
v2.get('/typefaces/:slug', findOneTypeface);

v2.get('/palettes', listPalettes);
v2.get('/palettes/:slug', findOnePalette);

v2.get('/profiles', allProfiles);
v2.get('/profiles/:slug', findOneProfile);

/**
 * Websites in pages; of typefaces, palettes, their tags, profiles, categories and locations the best few; a colour that
 * was meant.
 */
v2.get('/search', async (c) => {
  const search = new URL(c.req.url).searchParams;
  if (bites(search) && !userOf(c.get('visitor'))?.has_access) {
    return problem(c, 403, 'Searches beyond page 1 are for supporters', 'supporters-only');
  }
  const term = cleanTerm(search.get('term') ?? '', searchTermCharacters);
  if (!term) return problem(c, 400, 'The parameter term says what to look for');
  const catalogue = await catalogueOf(c);
  const index = await catalogue.search();
  if (!index) return problem(c, 503, 'Search is being made ready');
  const number = parsePage(search);
  const db = c.get('db');
  const found = await runSearch({ catalogue, db, index }, term, number, pageSize);
  const { ids, total, groups } = found;
  const palettes = await catalogue.paletteCards(found.palettes);
  const colors = found.color === null ? [] : [colorMeant(found.color)];
  const data = { websites: await catalogue.cards(ids), palettes, colors, ...groups };
  return answer(c, { data, page: pageOf(c, number, total) });
});

v2.get('/categories', async (c) => {
  const index = await (await catalogueOf(c)).websites();
  const data = (await index.values('categories')).map(({ count, ...category }) => ({
    ...category,
    _count: { websites: count },
  }));
  return answer(c, { data });
});

/** `?begins=ber`: places whose name begins so, a dozen at most, with or without a website. */
v2.get('/locations', async (c) => {
  const begins = c.req.query('begins')?.slice(0, profilePlaceCharacters);
  if (begins) return answer(c, { data: await findPlaces(c.get('db'), begins) });
  const index = await (await catalogueOf(c)).websites();
  const data = (await index.values('locations')).map(({ id, slug, name }) => ({ id, slug, name }));
  return answer(c, { data });
});

v2.route('/me', me);

v2.all('*', (c) => problem(c, 404, 'There is no such resource'));

async function selectionOf(c: AppContext, search: URLSearchParams) {
  const catalogue = await catalogueOf(c);
  const index = await catalogue.websites();
  const { filter } = await parseFilter(search, (type, text) => index.find(type, text));
  return { catalogue, index, filter };
}

/** `slug`: of its page. */
function colorMeant(color: string) {
  return isColorFamily(color)
    ? { slug: color, name: familyName(color), hex: familyHex[color] }
    : { slug: color.slice(1), name: color, hex: color };
}

function isFilterType(text: string): text is FacetType {
  return (facetTypes as readonly string[]).includes(text);
}

function matching<Value extends { name: string; slug: string }>(
  values: readonly Value[],
  text: string,
): readonly Value[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return values;
  return values.filter(
    (value) => value.name.toLowerCase().includes(wanted) || value.slug.includes(wanted),
  );
}
