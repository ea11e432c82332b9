import { expect, test } from 'vitest';
import { z } from 'zod';
import { seed } from '../../src/cli/seed.ts';
import { ownState, rows } from './state.ts';

const state = ownState();
const numbers = z.record(z.string(), z.number());

test('an empty database gets the demo catalogue in under 10 s; a second seed does nothing', async () => {
  const started = Date.now();
  expect(await seed(state.platform())).toMatch(/^demo catalogue: \d+ websites/);
  expect(Date.now() - started).toBeLessThan(10_000);
  expect(await seed(state.platform())).toMatch(/no demo catalogue loaded/);
});

test('the catalogue is as large as promised, and every fact says who states it and since when', async () => {
  const [row] = await rows(
    state.platform(),
    numbers,
    `SELECT (SELECT count(*) FROM website WHERE status = 'published') AS websites,
       (SELECT count(DISTINCT website_id) FROM website_typeface) AS with_typefaces,
       (SELECT count(DISTINCT category_id) FROM website_category) AS categories,
       (SELECT count(*) FROM (SELECT 1 FROM website_category GROUP BY category_id HAVING count(*) >= 15))
         AS popular,
       (SELECT count(*) FROM website w WHERE NOT EXISTS (SELECT 1 FROM fact f
          WHERE f.entity_kind = 'website' AND f.entity_id = w.id AND f.name = 'description'
            AND f.method = 'stated by the editors')) AS unstated,
       (SELECT count(*) FROM location WHERE kind = 'city' AND country_id IS NULL) AS lost_cities`,
  );
  expect(row?.websites).toBeGreaterThanOrEqual(200);
  expect(row?.with_typefaces).toBeGreaterThanOrEqual(120);
  expect(row?.categories).toBeGreaterThanOrEqual(30);
  expect(row?.popular).toBeGreaterThanOrEqual(8);
  expect(row).toMatchObject({ unstated: 0, lost_cities: 0 });
});

test('the sample of visits is marked, and never before a website was there', async () => {
  const [row] = await rows(
    state.platform(),
    numbers,
    `SELECT count(*) AS n, sum(source <> 'demo') AS unmarked,
       sum(day < strftime('%Y-%m-%d', w.published_at / 1000, 'unixepoch')) AS early
     FROM event_day e JOIN website w ON w.id = e.entity_id`,
  );
  expect(row?.n).toBeGreaterThan(10_000);
  expect(row).toMatchObject({ unmarked: 0, early: 0 });
});
