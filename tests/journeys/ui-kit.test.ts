import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const text = element?.getAttribute('aria-label') ?? (label ?? element)?.textContent;
    return text?.trim() ?? '';
  });
}

describe('the parts, by keyboard', () => {
  test('tabs have one stop of Tab; arrows, Home and End choose and pass over what is disabled', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    const list = page.getByRole('tablist', { name: 'About Fraunces' });
    await list.getByRole('tab', { name: /^Websites/ }).focus();
    for (const [key, name] of [
      ['ArrowRight', /^Pairings/],
      ['ArrowRight', /^Licence/],
      ['ArrowRight', /^Websites/],
      ['ArrowLeft', /^Licence/],
      ['Home', /^Websites/],
      ['End', /^Licence/],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedName(page)).toMatch(name);
      expect(await list.getByRole('tab', { selected: true }).textContent()).toMatch(name);
    }
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Open Font/);
  });

  test('segments and radios are chosen by arrows', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    const density = page.getByRole('group', { name: 'Density' });
    await density.getByRole('radio', { name: 'Comfortable' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await density.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true);

    const visibility = page.getByRole('group', { name: 'Visibility' });
    await visibility.getByRole('radio', { name: /^Public/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await visibility.getByRole('radio', { name: /^Private/ }).isChecked()).toBe(true);
  });

  test('a slider moves, and its number and its line with it', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    const size = page.getByRole('slider', { name: 'Size' });
    await size.focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('output[for="slider-unit"]').textContent()).toBe('65 px');
    expect(await size.getAttribute('aria-valuetext')).toBe('65 px');
    await page.keyboard.press('End');
    expect(await page.locator('#slider-unit').inputValue()).toBe('192');
    const filled = page.locator('span:has(> #slider-unit) rect').last();
    expect(await filled.getAttribute('width')).toBe('100%');
  });

  test('pills go one by one, the focus to the next', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    const pills = page.getByRole('list', { name: 'Chosen filters' });
    await pills.getByRole('button', { name: 'Remove filter Orange' }).focus();
    await page.keyboard.press('Delete');
    expect(await focusedName(page)).toBe('Remove filter Serif');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Remove filter Minimal');
    await page.keyboard.press('Backspace');
    expect(await focusedName(page)).toBe('Remove filter Editorial');
    expect(await pills.getByRole('button').count()).toBe(1);
  });

  test('a mixed checkbox chooses all', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    const all = page.getByRole('checkbox', { name: 'All typefaces' });
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all.focus();
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'Syne' }).isChecked()).toBe(true);
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false);
  });

  test('a busy button keeps its width and its focus, and comes back', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    const save = page.getByRole('button', { name: 'Save changes' });
    const width = (await save.boundingBox())?.width;
    await save.focus();
    await page.keyboard.press('Enter');
    expect(await save.getAttribute('aria-busy')).toBe('true');
    expect((await save.boundingBox())?.width).toBe(width);
    expect(await focusedName(page)).toBe('Save changes');
    await expect.poll(() => save.getAttribute('aria-busy'), { timeout: 5_000 }).toBe(null);
  });
});

describe('the list of sections', () => {
  test('marks the one in view, once somebody scrolls', async () => {
    const { page, requests } = await visit('/_ui');
    await hydrated(page);
    const list = page.getByRole('navigation', { name: 'On this page' });
    const marked = () => list.locator('[aria-current="location"]').allTextContents();
    const code = () => requests.filter((path) => path.includes('/watch-sections-')).length;
    expect(await marked()).toEqual([]);
    expect(code()).toBe(0);
    await page.mouse.wheel(0, 2_500);
    await expect.poll(marked).toHaveLength(1);
    expect(code()).toBe(1);
    for (const name of ['Slider', 'Overlays', 'Type']) {
      await list.getByRole('link', { name, exact: true }).click();
      await expect.poll(marked).toEqual([name]);
    }
  });
});

describe('copying', () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('a field says that it has been copied, a swatch notifies', async () => {
    const { page } = await visit('/_ui', { permissions });
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy Hex' }).press('Enter');
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await clipboard(page)).toBe('#028f76');
    await page.getByRole('button', { name: 'Copy #e55171, 1 %' }).first().click();
    await page.getByRole('region', { name: 'Notifications' }).getByText('Copied #e55171').waitFor();
    expect(await clipboard(page)).toBe('#e55171');
  });

  test('where the browser refuses, the text is selected and the key is named', async () => {
    const { page } = await visit('/_ui');
    await hydrated(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Copy Hex' }).click();
    await page.getByText('Selected: press Ctrl + C or Cmd + C').waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('#028f76');
  });
});

describe('the page', () => {
  test.each([390, 1440])(
    'at %i has no finding of axe in either mode and does not scroll sideways',
    async (width) => {
      const { page } = await visit('/_ui', { viewport: { width, height: 900 } });
      await hydrated(page);
      expect(await findingsInBothModes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test('every colour of a strip is wide enough to press', async () => {
    const { page } = await visit('/_ui', { viewport: { width: 390, height: 844 } });
    const strip = page.getByRole('list', { name: 'Palette by area' }).getByRole('listitem');
    const widths = await strip.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(14);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(0.44 / 0.29, 1);
  });

  test('with a finger, what can be pressed is 44 high', async () => {
    const { page } = await visit('/_ui', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('main .btn, main .icon-btn, main select, main textarea')]
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(low).toEqual([]);
  });

  test('with forced colours what is chosen stands out by the system’s own', async () => {
    const { page } = await visit('/_ui', { forcedColors: 'active' });
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const plain = await ground('[role="tab"][aria-selected="false"]');
    for (const chosen of [
      '[role="tab"][aria-selected="true"]',
      'main [aria-pressed="true"]',
      '[aria-label="Pagination, middle"] [aria-current="page"]',
      'fieldset label:has(:checked:not(:disabled)):has(svg)',
    ]) {
      expect([chosen, await ground(chosen)]).not.toEqual([chosen, plain]);
    }
  });

  test('without script every tab is open and every form part is native', async () => {
    const { page } = await visit('/_ui', { javaScriptEnabled: false });
    expect(await page.getByRole('tabpanel').count()).toBe(4);
    await page.getByRole('checkbox', { name: 'Portfolio' }).first().check();
    const view = page.getByRole('group', { name: 'View' }).first();
    await view.getByText('Grid').click();
    expect(await view.getByRole('radio', { name: 'Grid' }).isChecked()).toBe(true);
  });

  test('on paper there is nothing to press', async () => {
    const { page } = await visit('/_ui', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:visible').count()).toBe(0);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toMatch(/^(oklch\(1|lab\(100) 0 0\)|^rgb\(255, 255, 255\)/);
  });
});
