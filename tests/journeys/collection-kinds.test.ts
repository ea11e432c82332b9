import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { choose, popover } from '../support/collect.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { origin } = browsing;
const { signedIn } = useMembers(browsing, 'collection-kinds');

const palette = '/colors/palettes/69d2e7-a7dbd8-e0e4cc-f38630-fa6900';
const order = (page: Page) => page.locator('[data-item] h2').allTextContents();

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What the button of the first card or row of a list collects. */
async function firstTitle(page: Page): Promise<string> {
  return (await page.locator('main li h3 a').first().textContent()) ?? '';
}

async function openBoard(page: Page, title: string): Promise<string> {
  await goTo(page, '/me/collections');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${title}`) }).waitFor();
  return new URL(page.url()).pathname;
}

describe('websites, typefaces and palettes in one collection', () => {
  test('by pointer: from cards, rows and pages; dragged, noted, removed, brought back, taken away', async () => {
    const { page } = await signedIn('/typefaces');
    const typeface = await firstTitle(page);
    await page.locator('main .collect').first().click();
    await choose(page, 'Mixed');
    await goTo(page, '/colors/palettes');
    const card = page.locator('main .card').nth(1);
    const dusk = (await card.locator('h3 a').textContent()) ?? '';
    await card.hover();
    await card.locator('.collect').click();
    await choose(page, 'Mixed');
    await goTo(page, '/typefaces/fraunces');
    await page.locator('main .btn.collect').click();
    await choose(page, 'Mixed');
    await goTo(page, palette);
    const sea = '#69d2e7 #a7dbd8 #e0e4cc #f38630 #fa6900';
    await page.locator('main .btn.collect').click();
    await choose(page, 'Mixed');
    const path = await openBoard(page, 'Mixed');
    await expect.poll(() => order(page)).toEqual([typeface, dusk, 'Fraunces', sea]);

    await hydrated(page);
    await page.locator('[data-act="move"]').first().hover();
    const target = await page.locator('[data-item]').nth(2).boundingBox();
    await page.mouse.down();
    await page.mouse.move(300, target!.y + target!.height / 2, { steps: 4 });
    await page.mouse.move(300, target!.y + target!.height - 8);
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual([dusk, 'Fraunces', typeface, sea]);
    await page.waitForResponse((answer) => answer.url().endsWith('/items/move'));

    await page.getByRole('button', { name: `Write a note on ${sea}` }).click();
    await page.getByRole('textbox', { name: `Note on ${sea}` }).fill('For the cover');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: `Edit the note of ${sea}` }).waitFor();
    await page.getByRole('button', { name: 'Remove Fraunces' }).click();
    await expect.poll(() => order(page)).toEqual([dusk, typeface, sea]);
    const restored = page.waitForResponse((answer) => answer.url().endsWith('/items/restore'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(page)).toEqual([dusk, 'Fraunces', typeface, sea]);
    await restored;

    const css = await page.request.get(`${origin}/v2${path}/export/css`);
    expect(await css.text()).toMatch(/#69d2e7[^]*"Fraunces"/);
    await page.goto(path);
    await expect.poll(() => order(page)).toEqual([dusk, 'Fraunces', typeface, sea]);
    await page.getByText('For the cover').waitFor();
  });

  test('by keys: C on rows, cards and pages, and arrows that carry one kind past another', async () => {
    const { page } = await signedIn('/typefaces');
    const titles: string[] = [];
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (const path of ['/typefaces', '/colors/palettes']) {
      await goTo(page, path);
      const first = await firstTitle(page);
      await page.keyboard.press('j');
      await expect.poll(focused).toBe(first);
      titles.push(first);
      await page.keyboard.press('c');
      await choose(page, 'By keys');
    }
    await goTo(page, '/typefaces/fraunces');
    await page.keyboard.press('c');
    await choose(page, 'By keys');
    const path = await openBoard(page, 'By keys');
    const [font = '', colors = ''] = titles;
    await expect.poll(() => order(page)).toEqual([font, colors, 'Fraunces']);
    await page.getByRole('button', { name: 'Move Fraunces', exact: true }).focus();
    await page.keyboard.press('Home');
    await page.getByText('Fraunces: 1 of 3').waitFor();
    await page.waitForResponse((answer) => answer.url().endsWith('/items/move'));
    await page.goto(path);
    await expect.poll(() => order(page)).toEqual(['Fraunces', font, colors]);
  });

  test('by keys: two of three kinds go to another collection, come back, and go again', async () => {
    const { page } = await signedIn('/websites');
    const titles: string[] = [];
    for (const path of ['/websites', '/typefaces', '/colors/palettes']) {
      await goTo(page, path);
      const first = await firstTitle(page);
      titles.push(first);
      await page.keyboard.press('j');
      await page
        .getByRole('link', { name: first, exact: true })
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.press('c');
      await choose(page, 'Here');
    }
    const [website = '', font = '', colors = ''] = titles;
    const here = await openBoard(page, 'Here');
    await expect.poll(() => order(page)).toEqual(titles);
    await hydrated(page);

    const chooseTwo = async () => {
      for (const title of [font, colors]) {
        await page.getByRole('checkbox', { name: `Choose ${title}`, exact: true }).focus();
        await page.keyboard.press('Space');
      }
      await page.getByText('2 items chosen').waitFor();
      await page.getByRole('button', { name: 'Move to' }).focus();
      await page.keyboard.press('Enter');
      const targets = page.getByRole('dialog', { name: 'Move to a collection' });
      await targets.getByRole('list', { name: 'Collections' }).waitFor({ state: 'attached' });
      return targets;
    };
    const targets = await chooseTwo();
    await page.keyboard.press('Escape');
    await targets.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Move to' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('There');
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toEqual([website]);
    await page.getByRole('checkbox', { name: 'Choose all' }).and(page.locator(':focus')).waitFor();

    await page.getByText('2 items moved to There').waitFor();
    const restored = page.waitForResponse((answer) => answer.url().endsWith('/items/restore'));
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toEqual(titles);
    await restored;

    const again = await chooseTwo();
    await expect.poll(() => again.getByRole('listitem').allTextContents()).toEqual(['There0']);
    // The words of the first time may still be leaving.
    const moved = page.waitForResponse((answer) => answer.url().endsWith('/items/transfer'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await moved;
    await expect.poll(() => page.getByText('2 items moved to There').count()).toBe(1);
    await page.reload();
    await expect.poll(() => order(page)).toEqual([website]);
    expect(new URL(page.url()).pathname).toBe(here);
    await openBoard(page, 'There');
    await expect.poll(() => order(page)).toEqual([font, colors]);
  });

  test('a typeface stands there in its own face, on the cover as well', async () => {
    const { page } = await signedIn('/typefaces/fraunces');
    await page.keyboard.press('c');
    await choose(page, 'Set');
    const family = () =>
      page.evaluate(() => {
        const letters = document.querySelector('main [data-face]');
        return letters ? getComputedStyle(letters).fontFamily : null;
      });
    await goTo(page, '/me/collections');
    await expect.poll(family).toMatch(/^"face .*fraunces/i);
    await openBoard(page, 'Set');
    await expect.poll(family).toMatch(/^"face .*fraunces/i);
  });

  test('what is pressed again before it is kept follows what was pressed first', async () => {
    const { page } = await signedIn('/typefaces/fraunces');
    await page.keyboard.press('c');
    await choose(page, 'Quick');
    await page.keyboard.press('c');
    const gates: (() => void)[] = [];
    const asked: string[] = [];
    await page.route('**/v2/me/collections/*/items/**', async (route) => {
      asked.push(route.request().method());
      await new Promise<void>((resolve) => gates.push(resolve));
      await route.continue();
    });
    const quick = popover(page).getByRole('button', { name: /^Quick/ });
    await quick.click();
    await quick.and(page.locator('[aria-pressed="false"]')).waitFor();
    await quick.click();
    await quick.and(page.locator('[aria-pressed="true"]')).waitFor();
    await expect.poll(() => asked).toEqual(['DELETE']);
    gates[0]?.();
    await expect.poll(() => asked).toEqual(['DELETE', 'PUT']);
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    gates[1]?.();
    await kept;
    await openBoard(page, 'Quick');
    await expect.poll(() => order(page)).toEqual(['Fraunces']);
  });

  test('without script: each button leads to the choice of a collection', async () => {
    const { page } = await signedIn('/typefaces', { javaScriptEnabled: false });
    const font = await firstTitle(page);
    await page.locator('main .collect').first().click();
    await page.getByText(`Choose a collection for ${font}`).waitFor();
    await page.getByLabel('New collection').fill('Plain');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: /^Plain/ }).waitFor();
    await page.goto('/colors/palettes');
    const colors = await firstTitle(page);
    await page.locator('main .card').first().hover();
    await page.locator('main .collect').first().click();
    await page.getByRole('button', { name: `Add ${colors} to Plain` }).click();
    await expect.poll(() => order(page)).toEqual([font, colors]);
    await page.goto('/typefaces/fraunces');
    await page.locator('main .btn.collect').click();
    await page.getByRole('button', { name: 'Add Fraunces to Plain' }).click();
    await expect.poll(() => order(page)).toEqual([font, colors, 'Fraunces']);
  });

  test('the pages fit a phone, with long palettes and a note', async () => {
    const { page } = await signedIn(palette, { viewport: { width: 390, height: 844 } });
    await page.locator('main .btn.collect').click();
    await choose(page, 'Narrow');
    await page.locator('main .btn.fav').click();
    await goTo(page, '/typefaces');
    await page.locator('main .fav').first().click();
    await expect
      .poll(async () => {
        const answer = await page.request.get(`${origin}/v2/me/all-favorites`);
        const { favorites } = (await answer.json()) as { favorites: Record<string, unknown[]> };
        return Object.values(favorites).flat().length;
      })
      .toBe(2);
    const board = await openBoard(page, 'Narrow');
    for (const path of ['/me/favorites', '/me/collections', board]) {
      await goTo(page, path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, wide]).toEqual([path, 390]);
    }
  });
});
