import { describe, expect, test } from 'vitest';
import { hydrated, rested, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

describe('browsing', () => {
  test('a press on a colour of a card copies it and stays', async () => {
    const { page } = await visit('/websites?colors=red', { reducedMotion: 'reduce' });
    await hydrated(page);
    const card = page.getByRole('list', { name: 'Results' }).locator('.card').first();
    const color = card.locator('svg rect').last();
    const notice = page.getByRole('region', { name: 'Notifications' });
    const hex = await color.getAttribute('fill');
    // The strip is there while the pointer is over the card: a page that moved meanwhile is tried again.
    const press = async () => {
      await card.hover();
      await color.click({ timeout: 2_000 }).catch(() => null);
      return notice.textContent();
    };
    await expect.poll(press, { timeout: 20_000 }).toContain(hex);
    expect(new URL(page.url()).pathname).toBe('/websites');
  });

  test('filter, open, back and reload without loading a second document', async () => {
    const { page, documents } = await visit('/websites');
    await hydrated(page);
    const all = await page.locator('h1 span').textContent();

    await page.getByRole('button', { name: 'Colour', exact: true }).click();
    await page
      .getByRole('group', { name: 'Colour' })
      .getByRole('link', { name: /^Red/ })
      .first()
      .click();
    await page.waitForURL('**/websites?colors=red');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Red websites/);
    expect(await page.locator('h1 span').textContent()).not.toBe(all);
    expect(await page.title()).toBe('Red websites · Specimen');
    // The count of the bar has rolled to the same number.
    expect(await page.locator('[aria-label="Filters"] [aria-live] b > .sr').textContent()).toBe(
      await page.locator('h1 span').textContent(),
    );
    await page.keyboard.press('Escape');

    const results = page.getByRole('list', { name: 'Results' });
    const card = results.getByRole('heading').getByRole('link').first();
    const title = await card.textContent();
    await card.click();
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Red websites/);
    expect(documents).toEqual(['/websites']);

    await page.reload();
    expect(await page.locator('h1').textContent()).toMatch(/^Red websites/);
    expect(documents).toEqual(['/websites', '/websites?colors=red']);
  });

  test('the next page and its head tags, then a filter that starts at page 1 again', async () => {
    const { page, documents } = await visit('/websites');
    await hydrated(page);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/websites?page=2');
    await expect.poll(() => page.locator('.title span').first().textContent()).toMatch(/page 2 of/);
    // The first screens come at once, the cards below them right after.
    const titles = page.getByRole('list', { name: 'Results' }).getByRole('heading');
    await expect.poll(() => titles.count()).toBe(48);
    const head = await page.evaluate(() => ({
      titles: document.querySelectorAll('title').length,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((l) =>
        l.getAttribute('href'),
      ),
      previous: document.querySelectorAll('link[rel=prev]').length,
    }));
    expect(head.titles).toBe(1);
    expect(head.canonical).toHaveLength(1);
    expect(head.canonical[0]).toMatch(/\/websites\?page=2$/);
    expect(head.previous).toBe(1);
    await page.getByRole('button', { name: 'Mode', exact: true }).click();
    await page
      .getByRole('group', { name: 'Mode' })
      .getByRole('link', { name: /^Dark/ })
      .first()
      .click();
    await page.waitForURL('**/websites?mode=dark');
    expect(documents).toEqual(['/websites']);
  });

  test.each(['/websites', '/websites?page=2'])(
    '%s at rest is as long as it is when all was seen: far rows are laid out before the scroll',
    async (path) => {
      const { page } = await visit('/websites');
      await hydrated(page);
      if (path !== '/websites') {
        await page.getByRole('link', { name: 'Next page' }).click();
        await page.waitForURL(`**${path}`);
      }
      await page.mouse.move(200, 200);
      const lastRow = () =>
        page.evaluate(() => {
          const cards = document.querySelectorAll('ul[aria-label=Results] > li');
          return getComputedStyle(cards[cards.length - 1]!).contentVisibility;
        });
      await expect.poll(lastRow).toBe('visible');
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      const atRest = await length();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(300);
      expect(await length()).toBe(atRest);
    },
  );

  test('back and forward come from memory, with the place on the page', async () => {
    const { page, requests } = await visit('/websites');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 900));
    const card = page
      .getByRole('list', { name: 'Results' })
      .getByRole('heading')
      .getByRole('link')
      .nth(9);
    await card.click();
    await page.waitForURL('**/websites/*-*');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const before = requests.filter((path) => path.startsWith('/websites/_payload.json')).length;
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Websites/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    expect(requests.filter((path) => path.startsWith('/websites/_payload.json')).length).toBe(
      before,
    );
  });

  test('a value is left out by its minus and let in again', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    await page.getByRole('button', { name: 'Mode', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Mode' });
    await panel.getByRole('link', { name: 'Leave out Dark' }).first().click();
    await page.waitForURL('**/websites?mode=-dark');
    const back = panel.getByRole('link', { name: 'Let Dark in again' }).first();
    await expect.poll(() => back.getAttribute('href')).toBe('/websites');
    await back.click();
    await page.waitForURL(/\/websites$/);
  });

  test('a page named by a filter leaves values out as well', async () => {
    const { page } = await visit('/websites/portfolio');
    await hydrated(page);
    await page.getByRole('button', { name: 'Mode', exact: true }).click();
    const minus = page
      .getByRole('group', { name: 'Mode' })
      .getByRole('link', { name: 'Leave out Dark' });
    expect(await minus.first().getAttribute('href')).toBe(
      '/websites?categories=portfolio&mode=-dark',
    );
  });

  test('a pill lets go of its filter, by press and by key', async () => {
    const { page } = await visit('/websites?colors=red&mode=light');
    await hydrated(page);
    await page.getByRole('link', { name: 'Remove filter Light' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Red websites/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const pill = page.getByRole('link', { name: 'Remove filter Red' });
    await pill.focus();
    await page.keyboard.press('Delete');
    await page.waitForURL(/\/websites$/);
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Websites/);
  });

  test('an unknown address shows the error page and the shell stays', async () => {
    const { page, said, documents } = await visit('/websites');
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/no-such-page';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect.poll(() => page.locator('h1').textContent()).toBe('Page Not Found');
    expect(await page.locator('main').textContent()).toContain('Page not found: /no-such-page');
    expect(documents).toEqual(['/websites']);
    said.splice(0, said.length, ...said.filter((text) => !text.includes('status of 404')));
  });

  test('a favourite stays on the device', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    const heart = page.locator('.fav').nth(20);
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    expect(await heart.getAttribute('aria-label')).toMatch(/^Remove .+ from favourites$/);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('.fav').nth(20).getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('page-views'))).toBe('2');
  });

  test.each([
    ['moves', 'no-preference', 1],
    ['does not move with reduced motion', 'reduce', 0],
  ] as const)('the picture of a card %s', async (_, reducedMotion, moves) => {
    const { page } = await visit('/websites', { reducedMotion });
    await rested(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.moves = '1';
        return start(update);
      };
    });
    const card = page
      .getByRole('list', { name: 'Results' })
      .getByRole('heading')
      .getByRole('link')
      .nth(2);
    const title = await card.textContent();
    await card.click();
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    const seen = await page.evaluate(() => document.documentElement.dataset.moves);
    expect(Number(seen ?? 0)).toBe(moves);
    await expect
      .poll(() =>
        page.locator('[data-large]').evaluate((e) => (e as HTMLElement).style.viewTransitionName),
      )
      .toBe('');
  });
});
