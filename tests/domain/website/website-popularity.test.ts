import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { type Period, parsePeriod } from '#domain/website/website-popularity.ts';
import { listPopular, readScores } from '#domain/website/website-popularity-store.ts';
import { addVisitors, addWebsite } from '../../support/factories.ts';

const now = Date.UTC(2026, 10, 25, 23, 59);
const db = openDatabase(env.DB);

function period(slug: string): Period {
  const found = parsePeriod(slug, now);
  if (!found) throw new Error(`no period ${slug}`);
  return found;
}

describe('periods', () => {
  test.each([
    ['week', '2026-11-19', '2026-11-25', 3],
    ['month', '2026-10-27', '2026-11-25', 12],
    ['year', '2025-11-26', '2026-11-25', 150],
    ['all-time', '2000-01-01', '2026-11-25', null],
    ['2026', '2026-01-01', '2026-12-31', null],
    ['2026-11', '2026-11-01', '2026-11-30', null],
    ['2024-02', '2024-02-01', '2024-02-29', null],
    ['2026-w48', '2026-11-23', '2026-11-29', null],
    ['2026-w01', '2025-12-29', '2026-01-04', null],
    ['2025-w01', '2024-12-30', '2025-01-05', null],
    ['2020-w53', '2020-12-28', '2021-01-03', null],
  ])('%s is %s to %s', (slug, from, to, halfLifeDays) => {
    expect(parsePeriod(slug, now)).toMatchObject({ slug, from, to, halfLifeDays });
  });

  test('have titles', () => {
    expect(
      ['week', 'all-time', '2026-w08', '2026-11', '2026'].map((slug) => period(slug).title),
    ).toEqual(['This week', 'All time', 'Week 8 of 2026', 'November 2026', '2026']);
  });

  test.each([
    '',
    'weeks',
    'Week',
    '2026-w54',
    '2025-w53',
    '2026-w00',
    '2026-w5',
    '2026-W48',
    '2026-13',
    '2026-00',
    '2026-1',
    '26',
    '20261',
    '2027',
    '2026-12',
    '2026-w49',
    '1999',
    '0000',
    '2026-11-01',
    '__proto__',
    'constructor',
    '٢٠٢٦',
  ])('%s is none', (slug) => {
    expect(parsePeriod(slug, now)).toBeNull();
  });
});

describe('popularity', () => {
  test('is the log of visitors with a half-life, by hand', async () => {
    const steady = await addWebsite();
    const burst = await addWebsite();
    const old = await addWebsite();
    const hidden = await addWebsite({ status: 'archived' });
    await addVisitors(steady, '2026-11-25', 1);
    await addVisitors(steady, '2026-11-22', 3);
    await addVisitors(steady, '2026-11-19', 7);
    await addVisitors(steady, '2026-11-18', 1000);
    await addVisitors(burst, '2026-11-24', 99);
    await addVisitors(old, '2026-08-03', 50);
    await addVisitors(hidden, '2026-11-25', 500);
    await addVisitors(burst, '2026-11-25', 500, { type: 'visit' });

    const week = await readScores(db, period('week'));
    // 3 days are one half-life, 6 days two: ln 2 + ln 4 / 2 + ln 8 / 4 = (1 + 1 + 0.75) ln 2.
    expect(week.get(steady)).toBeCloseTo(2.75 * Math.LN2, 12);
    expect(week.get(burst)).toBeCloseTo(Math.log(100) * 2 ** (-1 / 3), 12);
    expect(new Set(week.keys())).toEqual(new Set([steady, burst]));

    const month = await listPopular(db, period('2026-11'), 1, 10);
    expect(month.total).toBe(2);
    expect(month.ranked.map(({ id, visitors }) => [id, visitors])).toEqual([
      [steady, 1011],
      [burst, 99],
    ]);
    // A closed month does not decay.
    expect(month.ranked[1]?.score).toBeCloseTo(Math.log(100), 12);

    const year = await readScores(db, period('year'));
    // 2026-08-03 is 114 days before 2026-11-25.
    expect(year.get(old)).toBeCloseTo(Math.log(51) * 2 ** (-114 / 150), 12);
    const week32 = await listPopular(db, period('2026-w32'), 1, 10);
    expect(week32.ranked.map(({ id }) => id)).toEqual([old]);
  });

  test('is paged, ties newest first', async () => {
    const first = await addWebsite();
    const second = await addWebsite();
    await addVisitors(first, '2025-03-01', 5);
    await addVisitors(second, '2025-03-01', 5);
    const list = (page: number) => listPopular(db, period('2025-03'), page, 1);
    expect((await list(1)).ranked.map(({ id }) => id)).toEqual([second]);
    expect((await list(2)).ranked.map(({ id }) => id)).toEqual([first]);
    expect((await list(1)).total).toBe(2);
  });

  test('counts the demo sample only until a real event is there', async () => {
    const shown = await addWebsite();
    await addVisitors(shown, '2024-05-05', 9, { source: 'demo' });
    expect(await readScores(db, period('2024-05'))).toEqual(new Map());
    await env.DB.exec("DELETE FROM event_day WHERE source = 'counted'");
    expect([...(await readScores(db, period('2024-05'))).keys()]).toEqual([shown]);
    await addVisitors(await addWebsite(), '2021-01-01', 1);
    expect(await readScores(db, period('2024-05'))).toEqual(new Map());
  });
});
