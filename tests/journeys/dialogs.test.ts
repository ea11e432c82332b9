import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  dialogExitMs,
  toastExitMs,
  toastLongMs,
  toastMs,
  toastsShown,
} from '../../src/domain/limits.ts';
import { dialog, focused, press, useOverlays } from '../support/overlays-page.ts';

const open = useOverlays();

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

  test('stand above a dialog, where pointer and keyboard work them, and go on behind it', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await press(page, 'Info');
    await press(page, 'Open dialog');
    await press(page, 'Delete collection');
    await expect.poll(() => toasts(page).allTextContents()).toEqual(['Link copied']);
    await press(page, 'Delete');
    await expect.poll(() => toasts(page).count()).toBe(2);
    await toasts(page).first().getByRole('button', { name: 'Dismiss notification' }).click();
    await page.clock.runFor(toastExitMs);
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Delete', exact: true }).focus();
    for (const name of ['Try again', '', 'Back']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
    expect(await focused(page)).toBe('Back');
    await page.clock.runFor(toastExitMs);
    await expect.poll(() => toasts(page).allTextContents()).toEqual(['Deleted at the second try']);
    await press(page, 'Delete');
    for (const name of ['Are you sure?', 'Delete Quiet serifs?']) {
      await page.keyboard.press('Escape');
      await dialog(page, name).waitFor({ state: 'hidden' });
      await toasts(page).getByRole('button', { name: 'Try again' }).click({ trial: true });
    }
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
