import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { signedIn } = useMembers(browsing, 'collection-focus');

/** More than rows that are made together: some go from one lot to the next. */
const rows = 30;

/** A collection of websites, open; its titles in order. */
async function opened(count = rows): Promise<{ page: Page; titles: string[]; said: string[] }> {
  const { page, said } = await signedIn('/websites');
  const slug = await page.evaluate(async (most) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const made = await post('/v2/me/collections', { title: 'Focus' });
    const { collection } = (await made.json()) as { collection: { slug: string } };
    const hearts = [...document.querySelectorAll<HTMLButtonElement>('main .fav')].slice(0, most);
    const ids = hearts.map(({ value }) => ({ id: Number(value.split('/')[1]) }));
    await post(`/v2/me/collections/${collection.slug}/import`, ids);
    return collection.slug;
  }, count);
  await page.goto(`/me/collections/${slug}`);
  await hydrated(page);
  const titles = await page.locator('[data-item] h2').allTextContents();
  expect([titles.length, said]).toEqual([count, []]);
  return { page, titles, said };
}

/** Keeps the answers to such calls back until they are let go. */
async function held(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(path, (route) => void waiting.push(route));
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    for (const route of waiting) {
      const answer = page.waitForResponse(route.request().url());
      await route.continue();
      await answer;
    }
    await page.unroute(path);
    await settled(page);
  };
}

/** Whatever waits for a frame, or for a turn behind it, has had it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.ariaLabel ?? (element as HTMLTextAreaElement | null)?.labels?.[0]?.textContent;
  });
const grip = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}`, exact: true });
const noteButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Write a note on ${title}`, exact: true });
const noteOn = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Note on ${title}`, exact: true });

describe('who goes on keeps the focus and what is open', () => {
  test('after a move by keyboard, in the same moment and when its answer comes', async () => {
    const { page, titles } = await opened();
    const [first = '', second = ''] = titles;
    const answerMove = await held(page, '**/items/move');
    await grip(page, first).focus();
    // Key and focus in one task, as on a machine that has no time for a frame between them.
    await page.evaluate(async (label) => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'End', bubbles: true }),
      );
      await Promise.resolve();
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus();
    }, `Write a note on ${second}`);
    await settled(page);
    expect(await focused(page)).toBe(`Write a note on ${second}`);
    expect(await page.locator('[data-item] h2').last().textContent()).toBe(first);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Half a');
    await answerMove();
    await page.keyboard.type(' thought');
    expect(await noteOn(page, second).inputValue()).toBe('Half a thought');
    await noteOn(page, second).and(page.locator(':focus')).waitFor();
  });

  test('the handle goes along with its row, there and back, before the next key', async () => {
    const { page, titles } = await opened();
    const [first = ''] = titles;
    await grip(page, first).focus();
    for (const key of ['End', 'Home', 'End', 'ArrowUp']) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(`Move ${first}`);
    }
    expect(
      await page
        .locator('[data-item] h2')
        .nth(rows - 2)
        .textContent(),
    ).toBe(first);
  });

  test('so does the handle of a row that is not hydrated when its key comes', async () => {
    const { page, titles } = await opened();
    const [first = '', second = ''] = titles;
    await page.addInitScript(() => {
      // Before the page's scripts run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const handle = document.querySelector<HTMLElement>('[data-act="move"]')!;
        const root = document.getElementById('app')!;
        const listen = root.addEventListener.bind(root);
        let isPressed = false;
        handle.focus();
        const press = () => {
          const key = { key: 'End', bubbles: true, cancelable: true };
          if (!isPressed) handle.dispatchEvent(new KeyboardEvent('keydown', key));
          isPressed = true;
        };
        // As soon as React hears keys at all: nothing of the page is hydrated yet.
        root.addEventListener = (type: string, ...rest: [EventListener]) => {
          listen(type, ...rest);
          if (type === 'keydown') queueMicrotask(press);
        };
      });
    });
    await page.reload();
    await page.getByText(`${first}: ${rows} of ${rows}`).waitFor();
    await settled(page);
    expect(await focused(page)).toBe(`Move ${first}`);
    const shown = page.locator('[data-item] h2');
    expect([await shown.first().textContent(), await shown.last().textContent()]).toEqual([
      second,
      first,
    ]);
  });

  test('of a row that is removed by keyboard the next one has it, and what is chosen leaves it to the bar', async () => {
    const { page, titles } = await opened();
    const [first = '', second = '', third = ''] = titles;
    await page.getByRole('button', { name: `Remove ${first}`, exact: true }).press('Enter');
    expect(await focused(page)).toBe(`Remove ${second}`);
    await page.getByRole('checkbox', { name: `Choose ${third}`, exact: true }).press('Space');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await page.getByRole('list', { name: `${rows - 2} items` }).waitFor();
    await page.getByRole('checkbox', { name: 'Choose all' }).and(page.locator(':focus')).waitFor();
  });

  test('when the last one goes by keyboard the place where it was has it, and again when it is back', async () => {
    const { page, titles } = await opened(1);
    await page.getByRole('button', { name: `Remove ${titles[0]}`, exact: true }).press('Enter');
    await page.getByText('Nothing collected yet').waitFor();
    const place = page.getByRole('group', { name: 'Items', exact: true });
    await place.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Browse websites' }).and(page.locator(':focus')).waitFor();
    await place.focus();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('list', { name: '1 item' }).waitFor();
    await place.and(page.locator(':focus')).waitFor();
  });

  test('a note that is saved late does not close the one that is being written', async () => {
    const { page, titles } = await opened();
    const [first = '', second = ''] = titles;
    const answerNote = await held(page, '**/items/*');
    await noteButton(page, first).press('Enter');
    await page.keyboard.type('Saved late');
    await page.keyboard.press('Control+Enter');
    await noteButton(page, second).press('Enter');
    await page.keyboard.type('Still be');
    await answerNote();
    await page.getByText('Saved late').waitFor();
    await page.keyboard.type('ing written');
    expect(await noteOn(page, second).inputValue()).toBe('Still being written');
  });

  test('words that are not taken are said and kept, although another note is open', async () => {
    const { page, titles, said } = await opened();
    const [first = '', second = ''] = titles;
    const refuse = (route: Route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 400, title: 'Something is not as it should be' }),
      });
    let refuseLate = () => {};
    const late = new Promise<void>((done) => (refuseLate = done));
    await page.route('**/items/*', (route) => late.then(() => refuse(route)));
    await noteButton(page, first).press('Enter');
    await page.keyboard.type('Words of mine');
    await page.keyboard.press('Control+Enter');
    await noteButton(page, second).press('Enter');
    refuseLate();
    await page.getByText(`The note on ${first} is not saved.`).waitFor();
    await noteOn(page, second).and(page.locator(':focus')).waitFor();
    await noteButton(page, first).press('Enter');
    expect(await noteOn(page, first).inputValue()).toBe('Words of mine');
    said.splice(0, said.length, ...said.filter((text) => !text.includes('400')));
  });

  test('an item that comes back from elsewhere shifts the rows, not the note that is open', async () => {
    const { page, titles } = await opened();
    const [first = ''] = titles;
    const shifted = titles[24] ?? '';
    const path = new URL(page.url()).pathname;
    await page.getByRole('button', { name: `Remove ${first}`, exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    // The page that is come back to knows of nothing that left it.
    await page.getByRole('link', { name: 'Collections', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Collections/ }).waitFor();
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.getByRole('list', { name: `${rows - 1} items` }).waitFor();
    await noteButton(page, shifted).press('Enter');
    await page.keyboard.type('Neither lost nor');
    const scrolled = await page.evaluate(() => scrollY);
    await undo.evaluate((button: HTMLElement) => button.click());
    await page.getByRole('list', { name: `${rows} items` }).waitFor();
    await settled(page);
    await page.keyboard.type(' moved');
    expect(await noteOn(page, shifted).inputValue()).toBe('Neither lost nor moved');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
    expect(scrolled).toBeGreaterThan(0);
  });
});
