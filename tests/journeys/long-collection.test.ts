import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { signedIn } = useMembers(browsing, 'long-collection');

/** As many as a collection is asked to hold with ease, palettes between websites as the catalogue has them. */
const count = 1_000;

/** Open, with its titles in order and the posters that were asked for so far. */
async function opened(): Promise<{ page: Page; titles: string[]; posters: () => number }> {
  const { page, requests } = await signedIn('/websites');
  const slug = await page.evaluate(async (most) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const of = async (kind: string) => {
      const found: { id: number; slug: string }[] = [];
      for (let number = 1; number <= 12; number++) {
        const answer = await fetch(`/v2/${kind}?page=${number}`);
        if (!answer.ok) break;
        const { data } = (await answer.json()) as { data: { id: number; slug: string }[] };
        found.push(...data);
      }
      return found;
    };
    const websites = (await of('websites')).map(({ id }) => ({ kind: 'website', id }));
    const palettes = (await of('palettes')).map((one) => ({ kind: 'palette', slug: one.slug }));
    const made = await post('/v2/me/collections', { title: 'Long' });
    const { collection } = (await made.json()) as { collection: { slug: string } };
    // Websites stand at both ends.
    const items = [...websites.slice(0, 240), ...palettes, ...websites.slice(240)];
    const last = websites.at(-1);
    const some = [...items.filter((item) => item !== last).slice(0, most - 1), last];
    await post(`/v2/me/collections/${collection.slug}/import`, { items: some });
    return collection.slug;
  }, count);
  requests.length = 0;
  await page.goto(`/me/collections/${slug}`);
  await hydrated(page);
  const titles = await page.locator('[data-item] h2').allTextContents();
  expect(titles).toHaveLength(count);
  const posters = () => new Set(requests.filter((path) => path.startsWith('/posters/'))).size;
  return { page, titles, posters };
}

const grip = (page: Page, at: number) => page.locator('[data-act="move"]').nth(at);
const titleAt = (page: Page, at: number) => page.locator('[data-item] h2').nth(at).textContent();

describe('a collection of a thousand items', () => {
  test('draws the pictures of what a person stays at, and none of what a fling passes', async () => {
    const { page, posters } = await opened();
    const last = page.locator('[data-item] img').last();
    await page.locator('[data-pictures="wait"]').last().waitFor({ state: 'attached' });
    await expect.poll(posters).toBeGreaterThan(0);
    const before = posters();
    // However slow this machine is, nobody stays anywhere.
    await page.evaluate(async () => {
      const wait = window.setTimeout;
      window.setTimeout = ((work: () => void, ms?: number) =>
        wait(work, ms === 350 ? 60_000 : ms)) as typeof setTimeout;
      const stops = 12;
      for (let stop = 1; stop <= stops; stop++) {
        scrollTo(0, (document.documentElement.scrollHeight * stop) / (stops + 1));
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      }
      window.setTimeout = wait;
    });
    expect(posters()).toBe(before);
    await page.locator('[data-item]').last().scrollIntoViewIfNeeded();
    await last.and(page.locator(':visible')).waitFor();
    await expect
      .poll(() => last.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeTruthy();
    expect(posters()).toBeGreaterThan(before);
  });

  test('moves, notes and choices work at its first item and at its last', async () => {
    const { page, titles } = await opened();
    const [first = '', second = ''] = titles;
    await grip(page, 0).focus();
    await page.keyboard.press('End');
    await expect.poll(() => titleAt(page, count - 1)).toBe(first);
    await page.getByText(`${first}: 1,000 of 1,000`).waitFor();
    await grip(page, count - 1)
      .and(page.locator(':focus'))
      .waitFor();
    await expect
      .poll(() =>
        page
          .locator('[data-item]')
          .last()
          .evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight),
      )
      .toBe(true);

    await page.locator('[data-act="note"]').last().focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('textbox', { name: `Note on ${first}` })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.type('The last of all');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-item]').last().getByText('The last of all').waitFor();

    await page.locator('[data-act="choose"]').first().click();
    await page
      .locator('[data-act="choose"]')
      .last()
      .click({ modifiers: ['Shift'] });
    await page.getByText('1,000 items chosen').waitFor();
    await page.getByRole('checkbox', { name: '1,000 items chosen' }).uncheck();

    const target = page.locator('[data-item]').nth(count - 3);
    await grip(page, count - 1).hover();
    await page.mouse.down();
    const box = (await target.boundingBox())!;
    await page.mouse.move(300, box.y + box.height / 2, { steps: 4 });
    await page.mouse.move(300, box.y + 6);
    const moved = page.waitForResponse((answer) => answer.url().endsWith('/items/move'));
    await page.mouse.up();
    await expect.poll(() => titleAt(page, count - 3)).toBe(first);
    expect((await moved).ok()).toBe(true);

    await page.reload();
    await hydrated(page);
    expect([await titleAt(page, 0), await titleAt(page, count - 3)]).toEqual([second, first]);
    await page.getByText('The last of all').waitFor({ state: 'attached' });
  });
});
