import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dialogExitMs,
  toastExitMs,
  toastLongMs,
  toastMs,
  toastsShown,
  tooltipDelayMs,
  tooltipSkipMs,
} from '../../src/domain/limits.ts';
import { findings } from '../support/axe.ts';
import { useBrowser, type VisitOptions } from '../support/browser.ts';
import { overlaysPage, overlaysPath, type Serve } from '../support/overlays-page.ts';

const { visit, origin } = useBrowser();
let serve: Serve;

beforeAll(async () => {
  serve = await overlaysPage(origin);
});

/** The page's clock stands still: it moves when the test says so. */
async function open(options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(overlaysPath, {
    ...options,
    prepare: async (visitor) => {
      await visitor.page.clock.install({ time: 0 });
      await serve(visitor.page);
    },
  });
  await page.getByRole('heading', { name: 'Overlays', level: 2 }).waitFor();
  await page.clock.pauseAt(60_000);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('a menu', () => {
  test('moves by arrows, Home, End and letters, and goes round', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Actions' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Open');
    for (const [key, name] of [
      ['ArrowUp', 'Remove'],
      ['ArrowDown', 'Open'],
      ['End', 'Remove'],
      ['Home', 'Open'],
      ['r', 'Remove'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(name);
    }
    await page.clock.runFor(1_000);
    await page.keyboard.type('co');
    expect(await focused(page)).toBe('Copy link');
  });

  test('opens on what is chosen; Escape and Tab close it', async () => {
    const page = await open();
    const button = page.getByRole('button', { name: 'Choices' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Comfortable');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    expect(await focused(page)).toBe('Choices');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Comfortable');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    expect(await focused(page)).toBe('Actions');
  });

  test('opens four pixels under its button', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await press(page, 'Actions');
    const button = await page.getByRole('button', { name: 'Actions' }).boundingBox();
    const menu = await page.getByRole('menu').boundingBox();
    expect(menu!.y - button!.y - button!.height).toBeCloseTo(4, 0);
    await press(page, 'Choices');
    expect(await page.getByRole('menu').count()).toBe(1);
  });
});

describe('a popover', () => {
  test('opens under its button, closes by Escape and outside, and gives the focus back', async () => {
    const page = await open();
    const button = page.getByRole('button', { name: 'How it is measured' });
    const popover = page.getByRole('group', { name: 'How it is measured' });
    await button.focus();
    await page.keyboard.press('Enter');
    await popover.waitFor();
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('How it is measured');
    await button.click();
    await popover.waitFor();
    await page.mouse.click(5, 5);
    await popover.waitFor({ state: 'hidden' });
  });
});

describe('a tooltip', () => {
  test('waits 700 ms for the pointer, and not at all within 300 ms of another', async () => {
    const page = await open();
    const tip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'Green' }).hover();
    await page.clock.runFor(tooltipDelayMs - 1);
    expect(await tip.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await tip.textContent()).toBe('Copy #028f76');
    await page.getByRole('button', { name: 'Red', exact: true }).hover();
    await page.clock.runFor(1);
    expect(await tip.textContent()).toBe('Copy #d14334');
    await page.mouse.move(5, 5);
    expect(await tip.count()).toBe(0);
    await page.clock.runFor(tooltipSkipMs);
    await page.getByRole('button', { name: 'Green' }).hover();
    await page.clock.runFor(tooltipDelayMs - 1);
    expect(await tip.count()).toBe(0);
  });

  test('stays while the pointer is on it', async () => {
    const page = await open();
    const tip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'Green' }).hover();
    await page.clock.runFor(tooltipDelayMs);
    await tip.hover();
    await page.clock.runFor(tooltipDelayMs);
    expect(await tip.count()).toBe(1);
  });

  test('shows at once for the keyboard, describes its button, and Escape hides it', async () => {
    const page = await open();
    const tip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'How it is measured' }).focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(0);
    expect(await tip.textContent()).toBe('Copy #028f76');
    const green = page.getByRole('button', { name: 'Green' });
    expect(await green.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
    await page.keyboard.press('Escape');
    expect(await tip.count()).toBe(0);
    expect(await focused(page)).toBe('Green');
  });

  test('does not come under a finger', async () => {
    const page = await open({ hasTouch: true });
    await page.getByRole('button', { name: 'Green' }).tap();
    await page.clock.runFor(tooltipDelayMs);
    expect(await page.getByRole('tooltip').count()).toBe(0);
  });
});

describe('a dialog', () => {
  test('is named by its heading, keeps the focus inside and gives it back', async () => {
    const page = await open();
    await press(page, 'Open dialog');
    await dialog(page, 'Delete Quiet serifs?').waitFor();
    expect(await focused(page)).toBe('Keep it');
    for (const [key, name] of [
      ['Tab', 'Delete collection'],
      ['Tab', 'Keep it'],
      ['Shift+Tab', 'Delete collection'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Open dialog');
  });

  test('is open, then closed for 200 ms, then unmounted', async () => {
    const page = await open();
    await press(page, 'Open dialog');
    const state = () =>
      page.evaluate(() => document.querySelector('dialog')?.dataset.state ?? 'unmounted');
    expect(await state()).toBe('open');
    await press(page, 'Keep it');
    expect(await state()).toBe('closed');
    await page.clock.runFor(dialogExitMs - 1);
    expect(await state()).toBe('closed');
    await page.clock.runFor(1);
    await expect.poll(state).toBe('unmounted');
  });

  test('over another: Escape closes the top one, the focus goes back step by step', async () => {
    const page = await open();
    await press(page, 'Open dialog');
    await press(page, 'Delete collection');
    await dialog(page, 'Are you sure?').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Are you sure?').waitFor({ state: 'hidden' });
    expect(await dialog(page, 'Delete Quiet serifs?').isVisible()).toBe(true);
    expect(await focused(page)).toBe('Delete collection');
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await dialog(page, 'Delete Quiet serifs?').waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Open dialog');
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('closes by a press on the scrim, not by one that begins inside', async () => {
    const page = await open();
    await press(page, 'Open dialog');
    const box = await dialog(page, 'Delete Quiet serifs?').boundingBox();
    await page.mouse.move(box!.x + 40, box!.y + 40);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    expect(await dialog(page, 'Delete Quiet serifs?').isVisible()).toBe(true);
    await page.mouse.click(20, 20);
    await dialog(page, 'Delete Quiet serifs?').waitFor({ state: 'hidden' });
  });

  test('leaves the page where it is, inert and unscrolled', async () => {
    const page = await open({ viewport: { width: 820, height: 400 } });
    await page.evaluate(() => scrollTo(0, 260));
    const width = await page.evaluate(() => document.querySelector('main')!.clientWidth);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const place = await page.evaluate(() => scrollY);
    await page.mouse.move(10, 200);
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await page.evaluate(() => document.querySelector('main')!.clientWidth)).toBe(width);
    const behind = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('[popovertarget="kit-actions"]')!;
      button.focus();
      return document.activeElement === button;
    });
    expect(behind).toBe(false);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

describe('a sheet', () => {
  test('comes from below on phones, at most 78 % of the window high', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await press(page, 'Open sheet');
    const box = await dialog(page, 'Letters').boundingBox();
    expect(box!.height).toBeLessThanOrEqual(844 * 0.78 + 1);
    expect(box!.y + box!.height).toBeCloseTo(844, 0);
    expect(box!.width).toBe(390);
    await press(page, 'Close');
    expect(await focused(page)).toBe('Open sheet');
  });
});

describe('toasts', () => {
  const toasts = (page: Page) =>
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const leaving = (page: Page) => page.locator('[data-leaving]').count();

  test.each([
    ['Info', toastMs],
    ['Notice', toastLongMs],
  ])('%s leaves after %i ms and is gone 200 ms later', async (name, ms) => {
    const page = await open();
    await press(page, name);
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(ms - 1);
    expect(await leaving(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => leaving(page)).toBe(1);
    await page.clock.runFor(toastExitMs - 1);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test('three are shown, bottom right, 16 px apart', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    for (const name of ['Info', 'Success', 'Warning', 'Error']) await press(page, name);
    await expect.poll(() => toasts(page).count()).toBe(toastsShown);
    const boxes = await toasts(page).evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom, right } = item.getBoundingClientRect();
        return [top, bottom, right].map(Math.round);
      }),
    );
    const [first, second, third] = boxes;
    expect(second![0]! - first![1]!).toBe(16);
    expect(third!.slice(1)).toEqual([900 - 16, 1440 - 16]);
  });

  test('pointer and focus hold them; what was left runs on', async () => {
    const page = await open();
    await press(page, 'Info');
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.clock.runFor(toastMs - 1_000);
    await toasts(page).first().hover();
    await page.clock.runFor(10 * toastMs);
    expect(await leaving(page)).toBe(0);
    await toasts(page).first().getByRole('button').focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(10 * toastMs);
    expect(await leaving(page)).toBe(0);
    await page.getByRole('button', { name: 'Success' }).focus();
    await page.clock.runFor(999);
    expect(await leaving(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => leaving(page)).toBe(1);
  });

  test('one with an action stays until it is used; dismissing gives the focus back', async () => {
    const page = await open();
    await press(page, 'With action');
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.clock.runFor(10 * toastLongMs);
    expect(await leaving(page)).toBe(0);
    await page.getByRole('button', { name: 'With action' }).focus();
    await toasts(page).getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('With action');
    await page.clock.runFor(toastExitMs);
    await expect.poll(() => toasts(page).allTextContents()).toEqual(['Saved at the second try']);
  });

  test('one is updated by its id, and starts anew', async () => {
    const page = await open();
    await press(page, 'Update one');
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.clock.runFor(toastMs - 1);
    await press(page, 'Update one');
    await expect.poll(() => toasts(page).textContent()).toBe('Updated 2 times');
    await page.clock.runFor(toastMs - 1);
    expect(await leaving(page)).toBe(0);
    expect(await toasts(page).count()).toBe(1);
  });

  test.each([
    ['Info', 20],
    ['Notice', 50],
  ])('%s is swiped away at %i px, and returns before', async (name, distance) => {
    const page = await open({ reducedMotion: 'reduce' });
    await press(page, name);
    await expect.poll(() => toasts(page).count()).toBe(1);
    const swipe = async (by: number) => {
      await page.mouse.move(1_200, 860);
      await page.mouse.down();
      await page.mouse.move(1_200 + by, 862, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(distance - 1);
    expect(await leaving(page)).toBe(0);
    expect(await toasts(page).evaluate((element) => element.style.transform)).toBe('');
    await swipe(distance);
    await expect.poll(() => leaving(page)).toBe(1);
  });
});

describe('everything that floats', () => {
  test.each(['light', 'dark'] as const)('has no finding of axe, %s', async (colorScheme) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce' });
    // axe waits by the page's clock.
    await page.clock.resume();
    const check = async () => {
      expect(await findings(page)).toEqual([]);
    };
    for (const name of ['Choices', 'Actions', 'How it is measured', 'Open dialog', 'Open sheet']) {
      await press(page, name);
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await press(page, 'Announce');
    for (const name of ['Success', 'Notice', 'With action']) await press(page, name);
    await page.getByRole('button', { name: 'How it is measured' }).focus();
    await page.keyboard.press('Tab');
    await check();
  });

  test('has an edge in forced colours', async () => {
    const page = await open({ forcedColors: 'active', reducedMotion: 'reduce' });
    await press(page, 'Open dialog');
    const edge = await dialog(page, 'Delete Quiet serifs?').evaluate(
      (element) => getComputedStyle(element).borderTopColor,
    );
    expect(edge).not.toBe('rgba(0, 0, 0, 0)');
  });
});
