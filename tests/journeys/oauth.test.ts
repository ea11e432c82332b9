import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

async function isSignedIn({ context }: Visitor): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name === 'session');
}

const problem = (page: Page) => page.getByRole('alert').textContent();

describe.each(['GitHub', 'Google'] as const)('S22: with %s', (name) => {
  test('somebody becomes a member, comes back to where it began, and is the same one the next time', async () => {
    const email = newAddress();
    const visitor = await visit('/auth?from=%2Fwebsites%2Fpopular');
    const { page, context } = visitor;
    await leaveFor(page, name);
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
    const other = name === 'GitHub' ? 'Google' : 'GitHub';
    await leaveFor(page, other);
    await agree(page, email);
    await page.getByRole('button', { name: 'Account of Octo' }).waitFor();
  });

  test('who says no, or has no confirmed address there, is told so and stays a visitor', async () => {
    const visitor = await visit('/auth');
    const { page } = visitor;
    await leaveFor(page, name);
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.waitForURL(/\/auth\?error=access_denied/);
    expect(await problem(page)).toContain('You did not let Specimen see your address');
    await leaveFor(page, name);
    await agree(page, newAddress(), { isConfirmed: false });
    await page.waitForURL(/\/auth\?error=email_not_verified/);
    expect(await problem(page)).toContain('Your address is not confirmed there');
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

test('S22: a way back that was used, made up or taken to another browser leads to signing in anew', async () => {
  const visitor = await visit('/auth');
  const { page } = visitor;
  const ways: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/callback/')) ways.push(request.url());
  });
  await leaveFor(page, 'GitHub');
  await agree(page, newAddress());
  await page.getByRole('heading', { name: 'Welcome to Specimen' }).waitFor();
  const used = ways[0] ?? '';
  expect(used).toContain('state=');

  const forged = used.replace(/state=[^&]+/, 'state=made-up');
  for (const way of [used, forged]) {
    const elsewhere = await visit('/auth');
    await elsewhere.page.goto(way);
    await elsewhere.page.waitForURL(/\/auth\?error=/);
    expect(await problem(elsewhere.page)).toContain('This way back was used already');
    expect(await isSignedIn(elsewhere)).toBe(false);
  }
});

test.each(['is down', 'talks rubbish', 'talks without end'] as const)(
  'F8: a provider that %s leads back to the other ways to sign in, and they work',
  async (fault) => {
    const visitor = await visit('/auth');
    const { page } = visitor;
    await leaveFor(page, 'Google');
    await agree(page, newAddress(), { fault });
    await page.waitForURL(/\/auth\?error=/);
    expect(await problem(page)).toContain('Signing in there did not work');
    expect(await isSignedIn(visitor)).toBe(false);
    await page.getByRole('link', { name: 'Sign in by mail' }).click();
    await page.getByLabel('E-mail').fill(newAddress());
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  },
);
