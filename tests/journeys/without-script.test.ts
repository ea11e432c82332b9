import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();
const options = { javaScriptEnabled: false };

describe('F15: without JavaScript', () => {
  test('list, filter panel, website and back', async () => {
    const { page } = await visit('/websites', options);
    await page.getByRole('button', { name: 'Colour', exact: true }).click();
    await page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: /^Blue/ }).click();
    await page.waitForURL('**/websites?colors=blue');
    const card = page
      .getByRole('list', { name: 'Results' })
      .getByRole('heading')
      .getByRole('link')
      .first();
    const title = await card.textContent();
    await card.click();
    expect(await page.locator('h1').textContent()).toBe(title);
    await page.goBack();
    await page.getByRole('link', { name: 'Remove filter Blue' }).click();
    await page.waitForURL(/\/websites$/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/websites?page=2');
  });

  test('search, and the filters behind a word', async () => {
    const { page } = await visit('/websites', options);
    await page.locator('summary').click();
    await page.getByRole('button', { name: 'Location', exact: true }).click();
    await page.getByRole('group', { name: 'Location' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search' }).fill('type');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?term=type');
    await page.getByRole('list', { name: 'Results' }).waitFor();
  });

  test('the colours follow the system', async () => {
    const { page } = await visit('/', { ...options, colorScheme: 'dark' });
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'body',
    });
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId });
    const ground = computedStyle.find(({ name }) => name === 'background-color')?.value;
    expect(ground).toMatch(/^(lab\([0-4](\.|\s)|oklch\(0\.1)/);
  });
});
