import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasMemberPages } from '../../src/app/layouts/areas.ts';
import { findingsInBothModes } from '../support/axe.ts';
import { forgetRefusals, hydrated, useBrowser } from '../support/browser.ts';
import { mailedLink } from '../support/sent-mail.ts';
import { unzipped } from '../support/zip.ts';

const { visit, origin } = useBrowser();

let made = 0;
const newAddress = () => {
  made += 1;
  return `journey-${made}-${Date.now()}@example.com`;
};

async function asksForLink(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Sign in by mail' }).click();
  await page.getByRole('heading', { name: 'Sign in by mail' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  return mailedLink(origin, email);
}

async function saysWhoTheyAre(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Welcome to Specimen' }).waitFor();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('What do you do?').selectOption('Designer');
  await page.getByText('Typefaces', { exact: true }).click();
  await page.getByRole('button', { name: 'Start looking' }).click();
}

describe('a password', () => {
  test('can be looked at, and is hidden again before it is sent; without script it is only hidden', async () => {
    const { page, said } = await visit('/auth');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('correct horse');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.evaluate(() => {
      addEventListener('submit', (event) => event.preventDefault());
    });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Show password' }).waitFor();
    expect([await field.getAttribute('type'), await field.inputValue()]).toEqual([
      'password',
      'correct horse',
    ]);
    const plain = await visit('/auth', { javaScriptEnabled: false });
    expect(await plain.page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
    said.length = 0;
  });
});

describe('a visitor becomes a member', () => {
  test('by a mailed link in a window of its own, while the page stays where it is', async () => {
    const { page, context } = await visit('/websites?colors=blue');
    const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
    await signIn.waitFor();
    const [popup] = await Promise.all([context.waitForEvent('page'), signIn.click()]);
    expect(await page.evaluate(() => localStorage.getItem('popup-login'))).toBe('1');
    await popup.getByRole('heading', { name: 'Sign in' }).waitFor();
    const size = await popup.evaluate(() => [innerWidth, innerHeight]);
    expect(size).toEqual([960, 600]);
    await hydrated(popup);
    const link = await asksForLink(popup, newAddress());
    await hydrated(popup);

    const mail = await context.newPage();
    await mail.goto(link);
    await mail.getByRole('button', { name: 'Sign in' }).click();
    const closed = popup.waitForEvent('close');
    await saysWhoTheyAre(mail, 'Ines Caro');
    await mail.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await closed;

    const account = page.getByRole('button', { name: 'Account of Ines Caro' });
    await account.waitFor();
    expect(new URL(page.url()).search).toBe('?colors=blue');
    expect(await page.evaluate(() => localStorage.getItem('popup-login'))).toBeNull();
    await account.click();
    const items = page.getByRole('menu', { name: 'Account' }).getByRole('menuitem');
    const own = hasMemberPages ? ['Your favourites', 'Collections', 'Profiles'] : [];
    expect(await items.allTextContents()).toEqual([...own, 'Account', 'Sign out']);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signIn.waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  });

  test('in the whole page where windows are blocked, and comes back to where it began', async () => {
    const { page } = await visit('/websites/popular', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          window.open = () => null;
        }),
    });
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/auth\?from=/);
    expect(await page.evaluate(() => localStorage.getItem('popup-login'))).toBeNull();
    await page.goto(await asksForLink(page, newAddress()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await saysWhoTheyAre(page, 'Bo');
    await page.waitForURL(/\/websites\/popular$/);
    await page.getByRole('button', { name: 'Account of Bo' }).waitFor();
  });
});

test('a member takes all of their data away and deletes the account, by keyboard', async () => {
  const { page, context } = await visit('/auth');
  const email = newAddress();
  await page.goto(await asksForLink(page, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await saysWhoTheyAre(page, 'Zoe');
  await page.waitForURL(`${origin}/`);
  await page.goto('/me/account');
  await page.getByRole('button', { name: 'Download my data' }).focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^specimen-.+\.zip$/);
  const files = unzipped(await readFile(await download.path()));
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email, name: 'Zoe' });

  await page.getByRole('link', { name: 'Delete account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your account is deleted').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await page.goto('/me/account');
  await page.getByText('You need to be signed in').waitFor();
});

test('a window with no session to give closes by itself', async () => {
  const { page, context } = await visit('/');
  await page.evaluate(() => localStorage.setItem('popup-login', '1'));
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/auth/signed-in')),
  ]);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  expect(await page.evaluate(() => localStorage.getItem('popup-login'))).toBeNull();
});

test('a page for members tells a visitor on a client navigation why it leads elsewhere', async () => {
  const { page } = await visit('/websites');
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/me/account';
    link.textContent = 'To the account';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the account' }).click();
  await page.waitForURL(/\/auth\?next=%2Fme%2Faccount$/);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText('You need to be signed in')
    .waitFor();
});

test('without script the header leads to the form', async () => {
  const { page, said } = await visit('/websites', { javaScriptEnabled: false });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter a password').waitFor();
  // The browser notes the status of a form that is to be put right.
  expect(said.splice(0)).toEqual([expect.stringContaining('status of 422')]);
});

describe('in either mode', () => {
  test.each([
    '/auth',
    '/auth?mode=sign-up',
    '/auth?mode=link&next=%2Fme',
    '/auth?sent=link',
    '/auth/reset-password',
    '/auth/reset-password?token=x',
    '/auth/confirm?kind=email&token=x',
    '/auth/confirm',
    '/auth/signed-in',
  ])('%s has no finding of axe', async (path) => {
    const { page } = await visit(path);
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findingsInBothModes(page)).toEqual([]);
    }
  });

  test('forms that are sent back have no finding of axe', async () => {
    const { page, said } = await visit('/auth?mode=sign-up');
    const main = page.getByRole('main');
    const found: string[] = [];
    const look = async (words: string) => {
      await main.getByText(words).first().waitFor();
      await hydrated(page);
      found.push(...(await findingsInBothModes(page)));
    };
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await main.getByRole('button', { name: 'Make an account' }).click();
    await look('Enter');
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill('nobody has this one');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await look('Sign in');
    await page.goto('/auth/reset-password');
    await page.getByLabel('E-mail').fill(newAddress());
    await main.getByRole('button', { name: 'Mail me a link' }).click();
    await look('If there is an account with this address');
    expect(found).toEqual([]);
    forgetRefusals(said);
  });

  test('the pages of a member have no finding of axe', async () => {
    const { page, said } = await visit('/auth');
    await page.goto(await asksForLink(page, newAddress()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    const found: string[] = [];
    const look = async () => {
      await hydrated(page);
      found.push(...(await findingsInBothModes(page)));
    };
    await page.getByRole('heading', { name: 'Welcome to Specimen' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Start looking' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await look();
    forgetRefusals(said);
    await saysWhoTheyAre(page, 'Ada');
    for (const path of ['/me/account', '/me/account/delete', '/auth/sign-out']) {
      await page.goto(path);
      await look();
    }
    expect(found).toEqual([]);
  });
});
