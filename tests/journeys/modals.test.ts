import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { modalCookieDays, payloadPreloadAfterMs, promptAfterMs } from '../../src/domain/limits.ts';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser, type VisitOptions, type Visitor } from '../support/browser.ts';

const { visit, origin } = useBrowser();

const closedNewsletter = { name: 'newsletter-modal', value: 'close', url: origin };
const closedShare = { name: 'share-modal', value: 'close', url: origin };
const daySeconds = 86_400;

interface Story extends VisitOptions {
  path?: string;
  cookies?: (typeof closedShare)[];
  user?: object;
}

/** The page as someone sees it whose device has counted this view as number `views`. */
async function viewNumber(views: number, story: Story = {}) {
  const { path = '/', cookies = [], user, prepare, ...options } = story;
  const visitor = await visit(path, {
    prompts: true,
    reducedMotion: 'reduce',
    ...options,
    prepare: async (visitor) => {
      const { page, context } = visitor;
      await page.clock.install();
      if (cookies.length > 0) await context.addCookies(cookies);
      if (user) {
        await page.route('**/api/_auth/session', (route) =>
          route.fulfill({ json: { user, expires_at: null } }),
        );
        await page.route('**/v2/me/**', (route) =>
          route.fulfill({ json: { favorites: { websites: [], fonts: [], palettes: [] } } }),
        );
      }
      await page.addInitScript((before) => {
        if (sessionStorage.getItem('begun')) return;
        sessionStorage.setItem('begun', '1');
        localStorage.setItem('page-views', String(before));
      }, views - 1);
      await prepare?.(visitor);
    },
  });
  await hydrated(visitor.page);
  // What comes later, and with it the session, is asked for at once.
  await visitor.page.clock.runFor(payloadPreloadAfterMs);
  return visitor;
}

const newsletter = (page: Page) => page.getByRole('dialog', { name: 'Keep up with new websites' });
const share = (page: Page) => page.getByRole('dialog', { name: /^Know someone/ });

/** Long enough for any dialog that were to come: the session is known and three looks are past, by the page's clock. */
async function settled({ page, requests }: Visitor): Promise<void> {
  await page.clock.runFor(payloadPreloadAfterMs);
  await expect.poll(() => requests.filter(isSession).length).not.toBe(0);
  await page.waitForLoadState('networkidle');
  for (let look = 0; look < 3; look++) await page.clock.runFor(promptAfterMs);
}

const isSession = (path: string) => path === '/api/_auth/session';

async function cookieNamed(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

describe('the newsletter dialog', () => {
  test('does not come at the second view, and comes at the third', async () => {
    const visitor = await viewNumber(2);
    const { page } = visitor;
    await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Popular' }).click();
    await newsletter(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('page-views'))).toBe('3');
  });

  test('closed by Escape it is gone for 365 days', async () => {
    const visitor = await viewNumber(3);
    const { page, context } = visitor;
    await newsletter(page).waitFor();
    await page.keyboard.press('Escape');
    await newsletter(page).waitFor({ state: 'hidden' });
    await expect.poll(() => cookieNamed(context, 'newsletter-modal')).toBeDefined();
    const cookie = await cookieNamed(context, 'newsletter-modal');
    expect(cookie).toMatchObject({ value: 'close', path: '/', sameSite: 'Lax', secure: false });
    const days = (cookie!.expires - Date.now() / 1_000) / daySeconds;
    expect(Math.round(days)).toBe(modalCookieDays);
    visitor.requests.length = 0;
    await page.reload();
    await hydrated(page);
    await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('leads to the newest websites', async () => {
    const { page, context } = await viewNumber(3, { path: '/websites/popular' });
    await newsletter(page).getByRole('link', { name: 'See the newest' }).click();
    await page.waitForURL(/\/websites$/);
    expect((await cookieNamed(context, 'newsletter-modal'))?.value).toBe('close');
  });

  test('does not come to someone who is signed in', async () => {
    const user = { id: '1', email: 'a@example.com', fullname: 'A', has_access: false };
    const visitor = await viewNumber(3, { user });
    const { page } = visitor;
    await page.getByText('A', { exact: true }).waitFor();
    await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('waits until nobody types and nothing is open', async () => {
    const visitor = await viewNumber(3, { path: '/websites' });
    const { page } = visitor;
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.setAttribute('aria-label', 'Field');
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Colour mode' }).click();
    await page.clock.runFor(2 * promptAfterMs);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await newsletter(page).waitFor();
  });

  test('does not come on an error page', async () => {
    const visitor = await viewNumber(3, { path: '/no-such-page' });
    const { page, said } = visitor;
    await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(0);
    said.length = 0;
  });
});

describe('the share dialog', () => {
  test.each([
    [14, false, 0],
    [15, false, 1],
    [16, false, 0],
    [15, true, 0],
    [39, true, 0],
    [40, true, 1],
  ])('at view %i, closed before: %s, comes %i times', async (views, wasClosed, times) => {
    const cookies = wasClosed ? [closedNewsletter, closedShare] : [closedNewsletter];
    const visitor = await viewNumber(views, { cookies });
    const { page } = visitor;
    if (times === 1) await share(page).waitFor();
    else await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(times);
  });

  test('keeps its cookie when it is closed', async () => {
    const { page, context } = await viewNumber(15, { cookies: [closedNewsletter] });
    await share(page).getByRole('button', { name: 'Not now' }).click();
    const cookie = await cookieNamed(context, 'share-modal');
    expect(cookie).toMatchObject({ value: 'close', path: '/', sameSite: 'Lax', secure: false });
    expect(Math.round((cookie!.expires - Date.now() / 1_000) / daySeconds)).toBe(modalCookieDays);
  });

  test('does not come to supporters', async () => {
    const user = { id: '1', email: 'a@example.com', fullname: 'A', has_access: true };
    const visitor = await viewNumber(15, { user, cookies: [closedNewsletter] });
    const { page } = visitor;
    await page.getByText('A', { exact: true }).waitFor();
    await settled(visitor);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('copies the link and offers a mail where the device cannot share', async () => {
    const { page } = await viewNumber(15, {
      cookies: [closedNewsletter],
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await share(page).waitFor();
    const mail = await share(page).getByRole('link', { name: 'Send by mail' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:\?subject=Specimen&body=/);
    expect(decodeURIComponent(mail!)).toContain(origin);
    await share(page).getByRole('button', { name: 'Copy link' }).click();
    await share(page).getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin);
  });

  test('copies the link by the old command where there is no clipboard', async () => {
    const { page } = await viewNumber(15, {
      cookies: [closedNewsletter],
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await share(page).waitFor();
    await page.evaluate(() => {
      Object.assign(window, { board: navigator.clipboard });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await share(page).getByRole('button', { name: 'Copy link' }).click();
    await share(page).getByRole('button', { name: 'Link copied' }).waitFor();
    const text = () => (window as unknown as { board: Clipboard }).board.readText();
    expect(await page.evaluate(text)).toBe(origin);
  });

  test('hands over to the device where it can share', async () => {
    const { page, context } = await viewNumber(15, {
      cookies: [closedNewsletter],
      prepare: ({ page }) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'share', {
            value: async ({ url }: ShareData) => {
              document.documentElement.dataset.shared = url;
            },
          });
        }),
    });
    await share(page).getByRole('button', { name: 'Share' }).click();
    await share(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.dataset.shared)).toBe(origin);
    expect((await cookieNamed(context, 'share-modal'))?.value).toBe('close');
  });
});

describe('both dialogs', () => {
  test('have no finding of axe in either mode', async () => {
    for (const [views, cookies] of [
      [3, []],
      [15, [closedNewsletter]],
    ] as const) {
      const { page } = await viewNumber(views, { cookies: [...cookies] });
      await page.getByRole('dialog').waitFor();
      expect(await findingsInBothModes(page)).toEqual([]);
    }
  });

  test('bring no byte before they are due', async () => {
    const visitor = await viewNumber(2);
    const { requests } = visitor;
    await settled(visitor);
    expect(requests.filter((path) => path.includes('/overlays-'))).toEqual([]);
  });
});
