import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';
import { pressed, toCard } from '../support/cards-page.ts';
import { choose } from '../support/collect.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { visit, origin } = browsing;
const { next: nextMember, cookie, signedIn } = useMembers(browsing, 'collections');

describe('collections', () => {
  test('by keyboard: made from a card, put in order, noted, removed and brought back', async () => {
    const { page } = await signedIn('/websites');
    const titles: string[] = [];
    for (const turn of [0, 1, 2]) {
      await toCard(page, turn * 2);
      titles.push((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
      await page.keyboard.press('c');
      await choose(page, 'Quiet pages');
    }
    await page.goto('/me/collections');
    await hydrated(page);
    await page.getByRole('link', { name: 'Quiet pages' }).focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: '3 items' });
    await list.waitFor();
    await hydrated(page);
    const order = () => page.locator('[data-item] h2').allTextContents();
    await expect.poll(order).toEqual(titles);

    await page.getByRole('button', { name: `Move ${titles[0]}`, exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(`${titles[0]}: 2 of 3`).waitFor();
    const [first = '', second = '', third = ''] = titles;
    await expect.poll(order).toEqual([second, first, third]);
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await expect.poll(focused).toBe(`Move ${first}`);
    await page.keyboard.press('End');
    await expect.poll(order).toEqual([second, third, first]);
    await expect.poll(focused).toBe(`Move ${first}`);

    await page.getByRole('button', { name: `Write a note on ${second}` }).focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('textbox', { name: `Note on ${second}` });
    await note.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('The calm footer');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: `Edit the note of ${second}` }).waitFor();

    await page.getByRole('checkbox', { name: `Choose ${third}` }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await page.getByRole('list', { name: '2 items' }).waitFor();
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).press('ArrowUp');
    await expect.poll(order).toEqual([first, second]);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(order).toEqual([first, second, third]);
    await page.waitForResponse((answer) => answer.url().endsWith('/items/restore'));
    await page.reload();
    await expect.poll(order).toEqual([first, second, third]);
    await page.getByText('The calm footer').waitFor();
  });

  test('by pointer: dragged to another place, edited, exported', async () => {
    const { page } = await signedIn('/websites');
    const slug = await page.evaluate(async () => {
      const json = { 'content-type': 'application/json' };
      const answer = await fetch('/v2/me/collections', {
        method: 'POST',
        headers: json,
        body: '{"title":"Dragged"}',
      });
      const { collection } = await answer.json();
      const ids = [...document.querySelectorAll<HTMLButtonElement>('main .fav')]
        .slice(0, 4)
        .map(({ value }) => ({ id: Number(value.split('/')[1]) }));
      await fetch(`/v2/me/collections/${collection.slug}/import`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(ids),
      });
      return collection.slug as string;
    });
    await page.goto(`/me/collections/${slug}`);
    await hydrated(page);
    const order = () => page.locator('[data-item] h2').allTextContents();
    const [a, b, c, d] = await order();
    const grip = page.locator('[data-act="move"]').first();
    const target = await page.locator('[data-item]').nth(2).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(300, target!.y + target!.height / 2, { steps: 4 });
    await page.mouse.move(300, target!.y + target!.height - 8);
    await page.mouse.up();
    await expect.poll(order).toEqual([b, c, a, d]);
    await page.waitForResponse((answer) => answer.url().endsWith('/items/move'));
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Dragged about');
    await page.getByRole('radio', { name: /^Unlisted/ }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { level: 1, name: /^Dragged about/ }).waitFor();
    expect(await order()).toEqual([b, c, a, d]);
    const file = await page.request.get(`${origin}/v2/me/collections/${slug}/export/csv`);
    expect((await file.text()).split('\r\n')).toHaveLength(6);
  });

  test('a stale edit keeps what was typed, and a second save puts it in its place', async () => {
    const { page, said } = await signedIn('/me/collections');
    await page.getByLabel('New collection').fill('Theirs');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Mine');
    const slug = new URL(page.url()).pathname.split('/').at(-1);
    await page.evaluate(
      (path) =>
        fetch(path, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: '{"version":1,"title":"Elsewhere"}',
        }),
      `/v2/me/collections/${slug}`,
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/^It was changed elsewhere meanwhile\. Your words are kept/).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { level: 1, name: /^Mine/ }).waitFor();
    said.splice(0, said.length, ...said.filter((text) => !text.includes('409')));
  });

  test('signed out a collection button leads to signing in, and goes on after it', async () => {
    const { page, context, requests } = await visit('/websites');
    await hydrated(page);
    await page.locator('main .card').nth(2).hover();
    const plus = page.getByRole('button', { name: /^Add .+ to a collection$/ }).nth(2);
    const name = (await plus.getAttribute('aria-label')) ?? '';
    await plus.click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await notices.getByText('You need to be signed in').waitFor();
    await notices.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(requests.filter((path) => path.startsWith('/v2/me'))).toEqual([]);
    const next = new URL(page.url()).searchParams.get('next') ?? '';
    await context.addCookies([cookie(nextMember())]);
    await page.goto(next);
    const popover = page.getByRole('dialog', { name });
    await popover.getByLabel('Find or name a collection').waitFor();
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForResponse((answer) => answer.url().includes('/v2/me/all-favorites'));
    expect(await popover.count()).toBe(0);
  });
});

test('the pages and the popover have no finding of axe in either mode, and fit a phone', async () => {
  const { page } = await signedIn('/websites');
  const found: string[] = [];
  const check = async (what: string) => {
    found.push(...(await findingsInBothModes(page)).map((one) => `${what} ${one}`));
  };
  await pressed(page, 0);
  await toCard(page, 1);
  await page.keyboard.press('c');
  await page.getByRole('list', { name: 'Collections' }).waitFor({ state: 'attached' });
  await page.keyboard.type('Board');
  await check('popover');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Board/, pressed: true }).waitFor();
  await page.goto('/me/collections');
  const board = await page.getByRole('link', { name: 'Board' }).getAttribute('href');
  for (const path of ['/me/favorites', '/me/collections', board ?? '', `${board}?edit=1`]) {
    await page.goto(path);
    await hydrated(page);
    await check(path);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.goto(board ?? '');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Choose all' }).press('Space');
  await page.getByRole('button', { name: 'Move to' }).press('Enter');
  const targets = page.getByRole('dialog', { name: 'Move to a collection' });
  await targets.getByRole('list', { name: 'Collections' }).waitFor({ state: 'attached' });
  await check('targets');
  await page.keyboard.type('Another');
  await targets.getByText('Another').first().waitFor();
  await check('targets with a name');
  expect(found).toEqual([]);
});
