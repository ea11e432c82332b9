import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses the heart of a card of the page; gives the id of what it keeps. */
export async function pressed(page: Page, at: number): Promise<number> {
  const heart = page.locator('main .fav').nth(at);
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  return Number((await heart.getAttribute('value'))?.split('/')[1]);
}

/** Focuses a card of the page by the key `j`, as often as it takes: the first press brings the keys. */
export async function toCard(page: Page, at: number): Promise<void> {
  const focused = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main .card')].findIndex((card) =>
        card.querySelector('h3')?.contains(document.activeElement),
      ),
    );
  while ((await focused()) !== at) {
    const before = await focused();
    await page.keyboard.press('j');
    await expect.poll(focused).not.toBe(before);
  }
}
