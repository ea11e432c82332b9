import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { openIndex, overIndex, type WebsiteIndex } from '#domain/filter/catalogue-index.ts';
import { overSql } from '#domain/filter/catalogue-index-sql.ts';
import { buildIndex } from '#domain/filter/catalogue-index-store.ts';
import { likeness, type Trait, traitKinds, weightOf } from '#domain/website/website-similar.ts';
import { listSimilar } from '#domain/website/website-similar-store.ts';
import { findWebsite } from '#domain/website/website-store.ts';
import { addCategory, addProfile, addTypeface, addWebsite } from '../../support/factories.ts';
import { type NaiveWebsite, readNaive } from '../../support/naive-catalogue.ts';
import { fillCatalogue } from '../../support/random-catalogue.ts';

const now = Date.UTC(2026, 1, 1);
const db = openDatabase(env.DB);
let websites: NaiveWebsite[];
let index: WebsiteIndex;

beforeAll(async () => {
  await fillCatalogue(70, 11, '2026-02-01');
  await refresh();
}, 60_000);

async function refresh(): Promise<void> {
  websites = await readNaive();
  const opened = openIndex(await buildIndex(db, now));
  if (!opened) throw new Error('the index does not open');
  index = overIndex(opened, () => Promise.reject(new Error('no filter here has a colour')));
}

describe('likeness', () => {
  const trait = fc.record({
    kind: fc.constantFrom(...traitKinds),
    slug: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('Name'),
  });
  // How rare a value is comes from the catalogue, so it is the same on both sides.
  const rarity = (kind: string, slug: string) => kind.length * 3 + slug.charCodeAt(0) - 96;
  const traits = fc
    .uniqueArray(trait, { selector: ({ kind, slug }) => `${kind}:${slug}`, maxLength: 15 })
    .map((list): Trait[] => list.map((one) => ({ ...one, websites: rarity(one.kind, one.slug) })));

  test('is the same both ways, and its reasons are what both have', () => {
    fc.assert(
      fc.property(traits, traits, (a, b) => {
        const there = likeness(a, b, 1000);
        expect(likeness(b, a, 1000)).toEqual(there);
        const keys = (list: readonly Trait[]) => list.map(({ kind, slug }) => `${kind}:${slug}`);
        expect(new Set(keys(there.reasons))).toEqual(
          new Set(keys(a).filter((key) => keys(b).includes(key))),
        );
        expect(there.score).toBeCloseTo(
          there.reasons.reduce((sum, reason) => sum + reason.weight, 0),
          9,
        );
        expect(there.score > 0).toBe(there.reasons.length > 0);
      }),
      { numRuns: 500 },
    );
  });

  test('weighs rare values more', () => {
    const of = (count: number): Trait => ({
      kind: 'category',
      slug: 'a',
      name: 'A',
      websites: count,
    });
    expect(weightOf(of(1), 100)).toBeGreaterThan(weightOf(of(2), 100));
    expect(weightOf(of(100), 100)).toBeCloseTo(Math.LN2, 12);
    expect(weightOf(of(10), 100)).toBeCloseTo(Math.log(11), 12);
  });
});

describe('similar websites', () => {
  test('give the same score both ways, reasons that both share, never themselves, best first', {
    timeout: 60_000,
  }, async () => {
    const scores = new Map<string, number>();
    for (const { id } of websites) {
      const list = await listSimilar(db, index, id, 500);
      expect(list.map(({ card }) => card.id)).not.toContain(id);
      expect(list.map(({ score }) => score)).toEqual(
        list.map(({ score }) => score).sort((a, b) => b - a),
      );
      for (const { card, score, reasons } of list) {
        scores.set(`${id}-${card.id}`, score);
        expect(reasons.map(({ kind, slug }) => `${kind}:${slug}`).sort()).toEqual(
          await sharedBy(id, card.id),
        );
      }
    }
    expect(scores.size).toBeGreaterThan(500);
    for (const [pair, score] of scores) {
      expect(scores.get(pair.split('-').reverse().join('-'))).toBeCloseTo(score, 9);
    }
  });

  test('are the same when the index answers from SQL', async () => {
    for (const { id } of websites.slice(0, 10)) {
      expect(await listSimilar(db, overSql(db, now), id)).toEqual(await listSimilar(db, index, id));
    }
  });

  test('are at most 24, published, and say why in words', async () => {
    const face = await addTypeface({ name: 'Rarely' });
    const maker = await addProfile({ name: 'Some Studio' });
    const category = await addCategory({ name: 'Observatories' });
    const given = {
      typefaces: [face],
      credits: [maker],
      categories: [category],
      mode: 'dark' as const,
    };
    const id = await addWebsite(given);
    const twin = await addWebsite(given);
    await addWebsite({ ...given, status: 'archived' });
    for (let i = 0; i < 30; i++) await addWebsite({ mode: 'dark' });
    await refresh();
    const list = await listSimilar(db, index, id);
    expect(list).toHaveLength(24);
    expect(list[0]?.card.id).toBe(twin);
    expect(list[0]?.reasons.map(({ text }) => text)).toEqual([
      'both by Some Studio',
      'both in Observatories',
      'same typeface Rarely',
      'both dark',
    ]);
    for (const { card } of list) expect(await findWebsite(db, card.id)).not.toBeNull();
  });

  test('of a website that is not published, or shares nothing, are none', async () => {
    expect(await listSimilar(db, index, await addWebsite({ status: 'archived' }))).toEqual([]);
    expect(await listSimilar(db, index, await addWebsite())).toEqual([]);
    expect(await listSimilar(db, index, 999_999)).toEqual([]);
  });
});

/** From the plain rows: what two websites have in common, by kind and slug. */
async function sharedBy(a: number, b: number): Promise<string[]> {
  const of = (id: number) => {
    const slugs = websites.find((website) => website.id === id)?.slugs;
    if (!slugs) throw new Error(`${id} is not published`);
    return [
      ...slugs.categories.map((slug) => `category:${slug}`),
      ...slugs.typefaces.map((slug) => `typeface:${slug}`),
      ...slugs.styles.map((slug) => `style:${slug}`),
      ...slugs.colors.map((slug) => `color:${slug}`),
      ...slugs.locations.map((slug) => `location:${slug}`),
      ...slugs.mode.map((slug) => `mode:${slug}`),
      ...(makers.get(id) ?? []).map((slug) => `maker:${slug}`),
    ];
  };
  const makers = await readMakers();
  const own = of(a);
  return of(b)
    .filter((key) => own.includes(key))
    .sort();
}

let makersRead: Map<number, string[]> | undefined;

async function readMakers(): Promise<Map<number, string[]>> {
  if (makersRead) return makersRead;
  const { results } = await env.DB.prepare(
    'SELECT DISTINCT c.website_id, p.slug FROM credit c JOIN profile p ON p.id = c.profile_id',
  ).all<{ website_id: number; slug: string }>();
  makersRead = new Map();
  for (const { website_id, slug } of results) {
    makersRead.set(website_id, [...(makersRead.get(website_id) ?? []), slug]);
  }
  return makersRead;
}
