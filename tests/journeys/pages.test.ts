import { beforeAll, describe, expect, test } from 'vitest';
import { findings, findingsInBothModes } from '../support/axe.ts';
import { firstWebsite, hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

const preloadsAtMost = 4;
let website = '';

beforeAll(async () => {
  website = await firstWebsite(origin);
});

const kinds = [
  'home',
  'list',
  'filtered list',
  'list without a match',
  'list with a dropped value',
  'filter page',
  'website',
  'similar',
  'popular',
  'popular of all time',
  'missing page',
] as const;

function pathOf(kind: (typeof kinds)[number]): string {
  switch (kind) {
    case 'home':
      return '/';
    case 'list':
      return '/websites?page=2';
    case 'filtered list':
      return '/websites?colors=red,blue&mode=light&categories=-dark&sort=popular';
    case 'list without a match':
      return '/websites?colors=red,-red&mode=light';
    case 'list with a dropped value':
      return '/websites?categories=no-such-category&colors=red';
    case 'filter page':
      return '/websites/blue';
    case 'website':
      return website;
    case 'similar':
      return `${website}/similar`;
    case 'popular':
      return '/websites/popular';
    case 'popular of all time':
      return '/websites/popular/all-time';
    case 'missing page':
      return '/websites/no-such-filter';
  }
}

/** A missing page is logged by the browser itself. */
function dropMissing(said: string[]): void {
  said.splice(0, said.length, ...said.filter((text) => !text.includes('status of 404')));
}

describe.each(kinds)('%s', (kind) => {
  test('as sent: one inline script, few preloads, no style attribute, one heading, its landmarks', async () => {
    const html = await (await fetch(origin + pathOf(kind))).text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].filter(
      ([, attributes]) => !attributes?.includes('json'),
    );
    expect(inline).toHaveLength(1);
    expect(html.match(/<link[^>]*rel="preload"/g)?.length ?? 0).toBeLessThanOrEqual(preloadsAtMost);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    for (const landmark of ['<header', '<main', '<footer']) expect(html).toContain(landmark);
  });

  test('has no finding of axe in either mode, and fits a phone', async () => {
    const { page, said } = await visit(pathOf(kind));
    await hydrated(page);
    expect(await findingsInBothModes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    dropMissing(said);
  });
});

describe('a list without a match', () => {
  test('names the filter to drop and how many websites that gives', async () => {
    const { page } = await visit('/websites?colors=red,-red&mode=light');
    const way = page.getByRole('link', { name: /^Drop Red: [\d,]+ websites$/ });
    const promised = (await way.textContent())?.replace(/\D/g, '');
    await way.click();
    await page.waitForURL('**/websites?mode=light');
    await expect
      .poll(async () => (await page.locator('h1 span').textContent())?.replace(/\D/g, ''))
      .toBe(promised);
  });
});

describe('open panels', () => {
  test('have no finding of axe', async () => {
    const { page } = await visit('/websites?colors=red', { reducedMotion: 'reduce' });
    await hydrated(page);
    for (const name of ['Category', 'Sort: Newest', 'Colour mode']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(400);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
