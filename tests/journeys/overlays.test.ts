import { describe, expect, test } from 'vitest';
import { tooltipDelayMs, tooltipSkipMs } from '../../src/domain/limits.ts';
import { findings } from '../support/axe.ts';
import { dialog, focused, press, useOverlays } from '../support/overlays-page.ts';

const open = useOverlays();

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
