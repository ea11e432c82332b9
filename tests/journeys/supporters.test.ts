import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { visit, origin } = browsing;
const { signedIn } = useMembers(browsing, 'supporters');

const deep = '/websites?sort=alphabetical&page=2';

async function pay(page: Page, button = 'Pay by the year'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/checkout/cs_test_*');
  await page.getByText('no money moves').first().waitFor();
  await page.getByRole('button', { name: 'Pay with the test card' }).click();
  await page.waitForURL('**/supporters/thank-you');
}

async function favorites(page: Page): Promise<number> {
  const answer = await page.request.get(`${origin}/v2/me/all-favorites`);
  const { favorites: found } = (await answer.json()) as { favorites: { websites: unknown[] } };
  return found.websites.length;
}

/** What the account says once the news has come. */
async function accountSays(page: Page, words: string | RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto('/me/account');
        return page.getByRole('region', { name: 'Supporter' }).textContent();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toMatch(words);
}

async function inPortal(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage or cancel' }).click();
  await page.waitForURL('**/portal/bps_test_*');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL('**/me/account');
}

describe('supporters', () => {
  test('pay, see lists to their end, cancel, lose access and nothing else', async () => {
    const { page } = await signedIn('/websites');
    await page.waitForResponse((answer) => answer.url().includes('/v2/me/all-favorites'));
    await page.locator('main .fav').first().click();
    await expect.poll(() => favorites(page)).toBe(1);
    await page.goto(deep);
    expect(new URL(page.url()).searchParams.get('page')).toBe('1');
    await page.getByRole('link', { name: 'Supporters', exact: true }).click();
    await page.getByRole('heading', { name: 'Supporters', level: 1 }).waitFor();
    await pay(page);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor({ timeout: 20_000 });
    await page.goto(deep);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.getByRole('link', { name: 'Page 1', exact: true }).waitFor();

    await accountSays(page, /paid until/);
    await inPortal(page, 'Cancel subscription');
    await accountSays(page, /You have cancelled\. Your access stays until/);
    await page.goto(deep);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.goto('/me/account');
    await inPortal(page, 'End now');
    await accountSays(page, /Your access ended/);
    await page.goto(deep);
    expect(new URL(page.url()).searchParams.get('page')).toBe('1');
    expect(await favorites(page)).toBe(1);
  });

  test('without script it works as well', async () => {
    const { page } = await signedIn('/supporters', { javaScriptEnabled: false });
    await pay(page, 'Pay by the month');
    await expect
      .poll(
        async () => {
          await page.goto('/supporters/thank-you');
          return page.locator('h1').textContent();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe('Thank you');
  });

  test('a declined card charges nothing, and one can go back', async () => {
    const { page } = await signedIn('/supporters');
    await page.getByRole('button', { name: 'Pay by the month' }).click();
    await page.waitForURL('**/checkout/cs_test_*');
    await page.getByRole('button', { name: 'Have the card declined' }).click();
    await page.getByRole('alert').getByText('Nothing was charged').waitFor();
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.getByRole('heading', { name: 'Supporters', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/supporters');
  });

  test('the thanks wait, look again by themselves and stop; signed out they ask to sign in', async () => {
    const { page, requests } = await signedIn('/supporters/thank-you');
    await page.getByRole('heading', { name: 'One moment' }).waitFor();
    await page.getByText('This page looks again by itself.').waitFor();
    const looks = () => requests.filter((path) => path === '/api/_auth/session').length;
    await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(2);
    const signedOut = await visit('/supporters/thank-you');
    expect(new URL(signedOut.page.url()).pathname).toBe('/auth');
  });
});

test('axe finds nothing, from the thanks to the end of the access', {
  timeout: 120_000,
}, async () => {
  const { page } = await signedIn('/supporters');
  const seen: [where: string, found: string[]][] = [];
  const look = async (where: string) => {
    await hydrated(page);
    seen.push([where, await findingsInBothModes(page)]);
  };
  const lookAtBoth = async (state: string, words: RegExp) => {
    await accountSays(page, words);
    await look(`account, ${state}`);
    await page.goto('/supporters');
    await look(`supporters, ${state}`);
    await page.goto('/me/account');
  };
  await look('supporters, none');
  await pay(page);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor({ timeout: 20_000 });
  await look('thanks');
  await lookAtBoth('active', /paid until/);
  await inPortal(page, 'Let a payment fail');
  await lookAtBoth('past due', /did not go through/);
  await inPortal(page, 'Pay what is due');
  await accountSays(page, /paid until/);
  await inPortal(page, 'Cancel subscription');
  await lookAtBoth('ending', /You have cancelled/);
  await inPortal(page, 'End now');
  await lookAtBoth('ended', /Your access ended/);
  expect(seen.filter(([, found]) => found.length > 0)).toEqual([]);
});

describe.each([390, 820, 1440])('at %i px', (width) => {
  test('axe finds nothing, and nothing is wider than the window', async () => {
    const viewport = { width, height: 900 };
    const { page } = await visit('/supporters', { viewport });
    await hydrated(page);
    expect(await findingsInBothModes(page)).toEqual([]);
    if (width !== 390) return;
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const member = await signedIn('/supporters/thank-you', { viewport });
    expect(await findingsInBothModes(member.page)).toEqual([]);
    await member.page.goto('/me/account');
    await hydrated(member.page);
    expect(await findingsInBothModes(member.page)).toEqual([]);
  });
});
