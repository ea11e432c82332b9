import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

test('a serif with old-style figures and Vietnamese is found, paired, and copied with its files', async () => {
  const { page, context } = await visit('/typefaces', { deviceScaleFactor: 1 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  for (const [facet, value] of [
    ['Style', 'Serif'],
    ['Feature', 'Old-style figures'],
    ['Language', 'Vietnamese'],
  ] as const) {
    await page.getByRole('button', { name: facet, exact: false }).first().click();
    await page
      .getByRole('group', { name: facet })
      .getByRole('link', { name: new RegExp(`^${value}`) })
      .click();
    await page.getByRole('link', { name: `Remove filter ${value}` }).waitFor();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: 'EB Garamond', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'EB Garamond' }).waitFor();
  await page.getByRole('link', { name: 'EB Garamond and Aileron', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'EB Garamond and Aileron' }).waitFor();
  await page.getByRole('button', { name: 'Copy CSS', exact: true }).click();
  const css = await page.evaluate(() => navigator.clipboard.readText());

  // Each file that the CSS asks for is to be had from the page.
  const asked = [...css.matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map(([, file]) => file);
  const offered = await page
    .locator('a[download][href^="/assets/faces/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(offered).toEqual(asked);
  expect(asked.length).toBeGreaterThan(1);
});
