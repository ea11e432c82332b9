import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import {
  type CatalogueIndex,
  openIndex,
  overIndex,
  type Selection,
  type Wanted,
  type WebsiteIndex,
} from '#domain/filter/catalogue-index.ts';
import { overSql } from '#domain/filter/catalogue-index-sql.ts';
import { buildIndex } from '#domain/filter/catalogue-index-store.ts';
import type { Choice } from '#domain/filter/choice.ts';
import {
  type Filter,
  type FilterType,
  facetTypes,
  filterTypes,
  sorts,
} from '#domain/filter/filter.ts';
import { fold } from '#domain/filter/fold.ts';
import { randomKey } from '#domain/filter/random-order.ts';
import { openWebsiteColors } from '#domain/website/website-colors.ts';
import { buildWebsiteColors } from '#domain/website/website-colors-store.ts';
import { countFacet, type NaiveWebsite, passes, readNaive } from '../../support/naive-catalogue.ts';
import { fillCatalogue } from '../../support/random-catalogue.ts';

const now = Date.UTC(2026, 1, 1, 12);
const size = 7;
/** Colours of the catalogue, colours near to some, and one that is near to none. */
const nearby = ['ff0000', 'f01010~12', '080808~20', '0000ff~30', '888888', '909090~12', '123456~1'];
let websites: NaiveWebsite[];
let index: CatalogueIndex;
let fast: WebsiteIndex;
let slow: WebsiteIndex;

beforeAll(async () => {
  await fillCatalogue(160, 7, '2026-02-01');
  const db = openDatabase(env.DB);
  websites = await readNaive();
  const opened = openIndex(await buildIndex(db, now));
  if (!opened) throw new Error('the index does not open');
  index = opened;
  const colors = openWebsiteColors(await buildWebsiteColors(db));
  if (!colors) throw new Error('the index of colours does not open');
  fast = overIndex(opened, async () => colors);
  slow = overSql(db, now);
}, 60_000);

describe('index, SQL and plain recomputation', () => {
  test('agree on 500 generated queries', { timeout: 240_000 }, async () => {
    let filtered = 0;
    let found = 0;
    await fc.assert(
      fc.asyncProperty(wantedOf(), async (wanted) => {
        const naive = recompute(wanted);
        const answer = await fast.select(wanted);
        expect(plain(answer)).toEqual(naive);
        expect(await slow.select(wanted)).toEqual(answer);
        if (Object.keys(wanted.filter).length > 0) filtered += 1;
        if (naive.total > 0) found += 1;
      }),
      { numRuns: 500, seed: 20_260_201 },
    );
    expect(filtered).toBeGreaterThan(350);
    expect(found).toBeGreaterThan(200);
  });

  test('agree on every value of every type', async () => {
    for (const type of facetTypes) {
      const values = await fast.values(type);
      const counted = values.map((value) => [value.slug, value.count] as const);
      expect(new Map(counted)).toEqual(countFacet(websites, {}, type));
      expect(await slow.values(type)).toEqual(values);
      for (const { id, slug, name } of values) {
        for (const text of [String(id), slug, name, name.toUpperCase()]) {
          expect(await slow.find(type, text)).toEqual(await fast.find(type, text));
        }
        expect(index.find(type, String(id))?.slug).toBe(slug);
        expect(index.find(type, /^\d+$/.test(slug) ? String(id) : slug)?.id).toBe(id);
      }
    }
    expect(await slow.total()).toBe(websites.length);
    expect(await fast.total()).toBe(websites.length);
  });
});

describe('facets', () => {
  test('come highest count first, ties by folded name, then slug', async () => {
    const values = index.values('categories');
    expect(values.length).toBeGreaterThan(5);
    const sorted = [...values].sort(
      (a, b) =>
        b.count - a.count ||
        (fold(a.name) < fold(b.name) ? -1 : fold(a.name) > fold(b.name) ? 1 : 0) ||
        (a.slug < b.slug ? -1 : 1),
    );
    expect(values).toEqual(sorted);
  });

  test('a fixed value that no website has is found with 0 and not listed', async () => {
    const unused = await slow.find('specialties', 'type-design');
    const known = index.find('specialties', 'type-design');
    expect(known).toEqual(unused);
    expect(index.find('colors', '9')?.slug).toBe('green');
  });

  test('nothing is found for unknown, hostile and empty texts', async () => {
    for (const text of [
      '',
      '__proto__',
      'constructor',
      '99999999999999999999999',
      '-1',
      '1.5',
      'cat-0,cat-1',
    ]) {
      for (const type of facetTypes) {
        expect(index.find(type, text)).toBeNull();
        expect(await slow.find(type, text)).toBeNull();
      }
    }
  });
});

describe('the random order', () => {
  test('is stable for a seed, covers every website once, and differs between seeds', () => {
    const pages = (seed: number) =>
      Array.from(
        { length: Math.ceil(index.total / 48) },
        (_, i) => index.select({ filter: {}, sort: 'random', seed, page: i + 1, size: 48 }).ids,
      ).flat();
    expect(pages(3)).toEqual(pages(3));
    expect(pages(3)).not.toEqual(pages(4));
    expect([...pages(3)].sort((a, b) => a - b)).toEqual(
      websites.map(({ id }) => id).sort((a, b) => a - b),
    );
  });
});

/** Facets without names and ids, so that the recomputation needs neither. */
function plain({ ids, total, facets }: Selection) {
  return {
    ids,
    total,
    facets: Object.fromEntries(
      filterTypes.map((type) => [
        type,
        Object.fromEntries(facets[type].map(({ slug, count }) => [slug, count])),
      ]),
    ),
  };
}

function recompute({ filter, sort, seed, page }: Wanted) {
  const matches = websites.filter((website) => passes(website, filter));
  const newest = (a: NaiveWebsite, b: NaiveWebsite) => b.publishedAt - a.publishedAt || b.id - a.id;
  const orders = {
    newest,
    popular: (a: NaiveWebsite, b: NaiveWebsite) => scoreOf(b) - scoreOf(a) || newest(a, b),
    alphabetical: (a: NaiveWebsite, b: NaiveWebsite) =>
      fold(a.title) === fold(b.title) ? a.id - b.id : fold(a.title) < fold(b.title) ? -1 : 1,
    random: (a: NaiveWebsite, b: NaiveWebsite) => randomKey(seed, a.id) - randomKey(seed, b.id),
  };
  const ids = matches.sort(orders[sort]).map(({ id }) => id);
  return {
    ids: ids.slice((page - 1) * size, page * size),
    total: matches.length,
    facets: Object.fromEntries(
      filterTypes.map((type) => [type, Object.fromEntries(countFacet(websites, filter, type))]),
    ),
  };
}

function scoreOf(website: NaiveWebsite): number {
  return website.visitors.reduce((sum, { visitors }) => sum + Math.log(1 + visitors), 0);
}

function wantedOf(): fc.Arbitrary<Wanted> {
  return fc.record({
    filter: filterOf(),
    sort: fc.constantFrom(...sorts),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    page: fc.integer({ min: 1, max: 5 }),
    size: fc.constant(size),
  });
}

/** One to four types at once, included, excluded or both, with values that no website has among them. */
function filterOf(): fc.Arbitrary<Filter> {
  return fc
    .subarray([...filterTypes], { maxLength: 4 })
    .chain((types) =>
      fc.tuple(...types.map((type) => choiceOf(type).map((choice) => [type, choice] as const))),
    )
    .map((entries) =>
      Object.fromEntries(
        entries.filter(([, { include, exclude }]) => include.length + exclude.length > 0),
      ),
    );
}

function choiceOf(type: FilterType): fc.Arbitrary<Choice> {
  return fc.constant(null).chain(() => {
    const slugs =
      type === 'color' ? nearby : [...index.values(type).map(({ slug }) => slug), 'no-such-value'];
    return fc.record({
      include: fc.subarray(slugs, { maxLength: Math.min(4, slugs.length) }),
      exclude: fc.oneof(
        fc.constant([]),
        fc.subarray(slugs, { maxLength: Math.min(2, slugs.length) }),
      ),
    });
  });
}
