import type { Page } from 'playwright-core';

/** The popover in which a member says where a thing is collected. */
export const popover = (page: Page) =>
  page.getByRole('dialog', { name: /^Add .+ to a collection$/ });

/** Names the collection in the popover that is open, which makes it where there is none, and closes it once it is kept. */
export async function choose(page: Page, title: string): Promise<void> {
  const open = popover(page);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await open.getByLabel('Find or name a collection').waitFor();
  await open.getByRole('list', { name: 'Collections' }).waitFor({ state: 'attached' });
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await open.getByRole('button', { name: new RegExp(`^${title}`), pressed: true }).waitFor();
  await kept;
  await page.keyboard.press('Escape');
  // Hidden at once; the next key is heard when it is gone.
  await page.locator('#collect').waitFor({ state: 'detached' });
}
