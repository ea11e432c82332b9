import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { signedIn } = useMembers(browsing, 'by-keyboard');

/** More stops than any page here has before its end. */
const most = 120;

/** Goes on by Tab until the focus is there, as somebody does who has no pointer. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  const focused = place.and(page.locator(':focus'));
  for (let stop = 0; stop < most; stop++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no way by Tab to it');
}

async function pressOn(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

test('a profile is claimed by keys alone', async () => {
  const { page } = await signedIn('/me/profiles/claim');
  await tabTo(page, page.getByLabel('Name or site'));
  await page.keyboard.type('Dalton Maag');
  await page.keyboard.press('Enter');
  await pressOn(page, 'Claim Dalton Maag', 'link');
  await pressOn(page, 'Claim this profile');
  await page.getByRole('heading', { name: 'One proof is enough' }).waitFor();
  const valueOf = (id: string) => page.locator(`#${id}`).inputValue();
  const names = { [`${await valueOf('dns-where')} TXT`]: [await valueOf('dns-value')] };
  await fetch(inject('outside'), { method: 'PUT', body: JSON.stringify({ names }) });
  await pressOn(page, 'Check a txt record');
  await page.getByText('The proof was there').waitFor();
});

test('a supporter pays, and leaves again, by keys alone', async () => {
  const { page } = await signedIn('/supporters');
  await pressOn(page, 'Pay by the year');
  await page.waitForURL('**/checkout/cs_test_*');
  await pressOn(page, 'Pay with the test card');
  await page.waitForURL('**/supporters/thank-you');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor({ timeout: 20_000 });
  await page.goto('/me/account');
  await hydrated(page);
  await pressOn(page, 'Manage or cancel');
  await page.waitForURL('**/portal/bps_test_*');
  await pressOn(page, 'Cancel subscription');
  await pressOn(page, 'Back to the site', 'link');
  await page.waitForURL('**/me/account');
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('region', { name: 'Supporter' }).textContent();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toMatch(/You have cancelled/);
});
