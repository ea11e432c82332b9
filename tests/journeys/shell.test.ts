import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, reloadWithFaces, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

const phone = { viewport: { width: 390, height: 844 } };
const dark = '#0b0d11';
const light = '#f9fafb';

const bars = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('meta[name="theme-color"]')].map((tag) =>
        tag.getAttribute('content'),
      ),
    ),
  ]);

describe('the areas on a phone', () => {
  test('open, are walked and followed by keyboard, and close on the way', async () => {
    const { page, documents } = await visit('/', phone);
    await hydrated(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await nav.waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Websites');
    for (const area of ['Typefaces', 'Colours', 'Popular']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(area);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/websites/popular');
    await nav.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(documents).toEqual(['/']);
  });

  test('close by Escape, and the focus is on the button again', async () => {
    const { page } = await visit('/websites', phone);
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const current = page.getByRole('link', { name: 'Websites', exact: true }).first();
    expect(await current.getAttribute('aria-current')).toBe('page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Menu',
    );
  });

  test('open without script', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Popular' }).click();
    await page.waitForURL('**/websites/popular');
  });

  test('have no finding of axe in either mode', async () => {
    const { page } = await visit('/websites', phone);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await findingsInBothModes(page)).toEqual([]);
  });

  test('stand in the header of wide windows, without a button', async () => {
    const { page } = await visit('/', { viewport: { width: 820, height: 900 } });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().waitFor();
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  });
});

describe('the search field', () => {
  test('takes the focus by its key and finds without loading a document', async () => {
    const { page, documents } = await visit('/');
    await hydrated(page);
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('type');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?term=type');
    await page.getByRole('list', { name: 'Results' }).waitFor();
    expect(documents).toEqual(['/']);
    expect(await findingsInBothModes(page)).toEqual([]);
  });

  test('opens by a button on phones, takes the focus and closes when it is sent', async () => {
    const { page } = await visit('/', phone);
    await hydrated(page);
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search' });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('zzzz');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing here is called so').waitFor();
    expect(await field.count()).toBe(1);
    expect(await page.evaluate(() => document.querySelector('#search:popover-open'))).toBeNull();
  });
});

describe('the skip link', () => {
  test('is the first stop and leads past the header', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('the announcement', () => {
  const announce = async (page: Page, id: number) =>
    page.route('**/api/init', (route) =>
      route.fulfill({
        json: {
          ads: [],
          websiteCategories: [],
          locations: [],
          announcementBanner: { id, text: 'Palettes are here.', href: '/websites', label: null },
        },
      }),
    );
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

  test('moves nothing, and once dismissed stays away until there is another', async () => {
    const { page } = await visit('/websites', { prepare: ({ page }) => announce(page, 7) });
    // Faces that come late move the page by a hair.
    await reloadWithFaces(page);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(list.getEntries().length);
      }).observe({ type: 'layout-shift' });
    });
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').getAttribute('href')).toBe('/websites');
    expect(await page.evaluate(() => document.documentElement.dataset.shifts)).toBeUndefined();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    expect(await banner(page).count()).toBe(0);

    const asked = page.waitForResponse('**/api/init');
    await page.reload();
    await asked;
    await page.waitForTimeout(300);
    expect(await banner(page).count()).toBe(0);

    await page.unroute('**/api/init');
    await announce(page, 8);
    await page.reload();
    await banner(page).waitFor();
  });
});

describe('a tip of the header', () => {
  test('names the button without a word, and makes room for its menu', async () => {
    const { page } = await visit('/');
    await hydrated(page);
    const tip = page.getByRole('tooltip');
    const button = page.getByRole('button', { name: 'Colour mode' });
    await expect
      .poll(
        async () => {
          await page.mouse.move(5, 5);
          await button.hover();
          await tip.waitFor({ timeout: 1_000 }).catch(() => {});
          return tip.count();
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(await tip.textContent()).toBe('Colour mode');
    await button.click();
    await page.getByRole('menu').waitFor();
    expect(await tip.count()).toBe(0);
  });
});

describe('the bars of the browser', () => {
  test('follow the mode in force, also against the system, from the first byte on', async () => {
    const { page, said } = await visit('/', { colorScheme: 'light' });
    await hydrated(page);
    expect(await bars(page)).toEqual([light]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => bars(page)).toEqual([dark]);
    await page.evaluate(() => localStorage.setItem('color-mode', 'light'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await bars(page)).toEqual([light]);
    // What was refused is said once the page is painted.
    await page.goto('about:blank');
    said.length = 0;
  });

  test('and the page are in step in two tabs', async () => {
    const { page, context } = await visit('/', { colorScheme: 'light' });
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(`${origin}/websites`);
    await hydrated(other);
    await other.getByRole('button', { name: 'Colour mode' }).click();
    await other.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => bars(page)).toEqual([dark]);
    await page.getByRole('button', { name: 'Colour mode' }).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await expect.poll(() => bars(other)).toEqual([light]);
    expect(await other.evaluate(() => document.documentElement.dataset.colorMode)).toBe('light');
  });
});

describe('fifty loads', () => {
  test('each has its colours before anything is painted', async () => {
    const { page, context } = await visit('/', { colorScheme: 'light' });
    await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
    const next = await context.newPage();
    await next.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      const note = () => {
        const tag = document.querySelector('meta[name="theme-color"]');
        seen.push([document.documentElement.dataset.colorMode, tag?.getAttribute('content')]);
      };
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        note();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      requestAnimationFrame(() => document.body && note());
    });
    for (let load = 0; load < 50; load++) {
      await next.goto(`${origin}${load % 2 === 0 ? '/websites' : '/'}`, {
        waitUntil: 'domcontentloaded',
      });
      const seen = await next.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
      expect(seen.length).toBeGreaterThan(0);
      for (const one of seen) expect(one).toEqual(['dark', dark]);
    }
  });
});
