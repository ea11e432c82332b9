import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser, type Visitor } from '../support/browser.ts';
import type { Fault } from '../support/oauth-provider.ts';

const { visit } = useBrowser();

let made = 0;
const newAddress = () => {
  made += 1;
  return `oauth-${made}-${Date.now()}@example.com`;
};

/** Leaves for a provider; the page there is ready. */
async function leaveFor(page: Page, name: 'GitHub' | 'Google'): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
}

interface Said {
  isConfirmed?: boolean;
  fault?: Fault;
}

async function agree(page: Page, email: string, { isConfirmed = true, fault }: Said = {}) {
  await page.getByLabel('Address').fill(email);
  await page.getByLabel('It is confirmed').setChecked(isConfirmed);
  if (fault) await page.getByLabel('Afterwards').selectOption(fault);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** The page of signing in says what went wrong, and nobody is signed in. */
async function refused({ page, context }: Visitor, text: string): Promise<void> {
  await page.getByRole('alert').getByText(text).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
}

test('S22: somebody becomes a member with GitHub, comes back to where it began, and is the same one with Google', async () => {
  const email = newAddress();
  const { page, context } = await visit('/auth?from=%2Fwebsites%2Fpopular');
  await leaveFor(page, 'GitHub');
  await agree(page, email);
  await page.getByRole('heading', { name: 'Welcome to Specimen' }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByLabel('Name').fill('Octo');
  await page.getByLabel('What do you do?').selectOption('Designer');
  await page.getByRole('button', { name: 'Start looking' }).click();
  await page.waitForURL(/\/websites\/popular$/);
  await page.getByRole('button', { name: 'Account of Octo' }).waitFor();

  await context.clearCookies({ name: 'session' });
  await page.goto('/auth');
  await leaveFor(page, 'Google');
  await agree(page, email);
  await page.getByRole('button', { name: 'Account of Octo' }).waitFor();
});

test('S22: a no, an address that is not confirmed there, and a way back that was used or made up lead to signing in anew', async () => {
  const visitor = await visit('/auth');
  const { page, context } = visitor;
  await leaveFor(page, 'Google');
  await page.getByRole('button', { name: 'Deny' }).click();
  await refused(visitor, 'You did not let Specimen see your address');
  await leaveFor(page, 'GitHub');
  await agree(page, newAddress(), { isConfirmed: false });
  await refused(visitor, 'Your address is not confirmed there');

  const ways: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/callback/')) ways.push(request.url());
  });
  await leaveFor(page, 'GitHub');
  await agree(page, newAddress());
  await page.getByRole('heading', { name: 'Welcome to Specimen' }).waitFor();
  await context.clearCookies({ name: 'session' });
  const used = ways[0] ?? '';
  expect(used).toContain('state=');
  for (const way of [used, used.replace(/state=[^&]+/, 'state=made-up')]) {
    await page.goto(way);
    await refused(visitor, 'This way back was used already');
  }
});

test('F8: a provider that breaks leads back to the other ways to sign in, and they work', async () => {
  const visitor = await visit('/auth');
  const { page } = visitor;
  await leaveFor(page, 'Google');
  await agree(page, newAddress(), { fault: 'talks without end' });
  await refused(visitor, 'Signing in there did not work');
  await page.getByRole('link', { name: 'Sign in by mail' }).click();
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
});
