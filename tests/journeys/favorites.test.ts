import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { pressed } from '../support/cards-page.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { visit, origin } = browsing;
const { next, cookie, signedIn } = useMembers(browsing, 'favorites');

async function favoritesOf(page: Page): Promise<number[]> {
  const answer = await page.request.get(`${origin}/v2/me/all-favorites`);
  const { favorites } = (await answer.json()) as { favorites: { websites: { id: number }[] } };
  return favorites.websites.map(({ id }) => id).sort((a, b) => a - b);
}

describe('favourites', () => {
  test('signed out they stay on the device and ask nothing of the account; at sign-in they move there once', async () => {
    const member = next();
    const { page, context, requests } = await visit('/websites');
    await hydrated(page);
    const ids = [await pressed(page, 0), await pressed(page, 2)].sort((a, b) => a - b);
    await page.waitForTimeout(2_500);
    expect(requests.filter((path) => path.startsWith('/v2/me'))).toEqual([]);
    await context.addCookies([cookie(member)]);
    await page.reload();
    await expect.poll(() => favoritesOf(page)).toEqual(ids);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBe('');
    await page.reload();
    await expect
      .poll(() => page.locator('main .fav').nth(2).getAttribute('aria-pressed'))
      .toBe('true');
    expect(requests.filter((path) => path === '/v2/me/favorites')).toHaveLength(1);
  });

  test('a heart answers before the shell is there, and stays as it was pressed', async () => {
    const { page } = await visit('/websites', {
      async prepare({ page }) {
        // Until the heart has answered, neither the shell nor React comes.
        const held = Promise.withResolvers<void>();
        await page.exposeFunction('answered', held.resolve);
        await page.route(/\/assets\/(shell|react)-[^/]+\.js$/, async (route) => {
          await held.promise;
          await route.continue();
        });
        await page.addInitScript(() => {
          const timer = setInterval(() => {
            const heart = document.querySelector<HTMLElement>('main .fav');
            if (heart?.ariaPressed !== 'true') return heart?.click();
            clearInterval(timer);
            (globalThis as unknown as { answered: () => void }).answered();
          }, 20);
        });
      },
    });
    await hydrated(page);
    const heart = page.locator('main .fav').first();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    const kept = await page.evaluate(() => localStorage.getItem('favorites'));
    expect(kept).toBe(await heart.getAttribute('value'));
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
  });

  test('signed in they are kept by the account, and the own page shows them', async () => {
    const { page } = await signedIn('/websites');
    await page.waitForResponse((answer) => answer.url().includes('/v2/me/all-favorites'));
    const id = await pressed(page, 1);
    await expect.poll(() => favoritesOf(page)).toEqual([id]);
    await page.goto('/me/favorites');
    const heart = page.locator(`button[value="websites/${id}"].fav`);
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await hydrated(page);
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => favoritesOf(page)).toEqual([]);
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
  });

  test('a heart that the account refuses twice goes back, and says so', async () => {
    const { page, said } = await signedIn('/websites', {});
    await page.waitForResponse((answer) => answer.url().includes('/v2/me/all-favorites'));
    await page.route('**/v2/me/favorites/**', (route) => route.fulfill({ status: 503 }));
    const heart = page.locator('main .fav').first();
    await heart.click();
    await page.getByText(/^Something went wrong: 503/).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    said.splice(0, said.length, ...said.filter((text) => !text.includes('503')));
  });

  test('without script a heart is a button of the page’s form', async () => {
    const { page } = await signedIn('/websites', { javaScriptEnabled: false });
    const heart = page.locator('main .fav').first();
    const id = Number((await heart.getAttribute('value'))?.split('/')[1]);
    await heart.click();
    expect(new URL(page.url()).pathname).toBe('/websites');
    expect(await favoritesOf(page)).toEqual([id]);
    await page.goto('/me/favorites');
    await page.locator('main .fav').first().click();
    expect(await favoritesOf(page)).toEqual([]);
  });
});
