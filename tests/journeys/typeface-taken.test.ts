import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { emptyPage, pasted } from '../support/pasted.ts';

const { visit, origin } = useBrowser();

const pixelsOf = async (locator: Locator) =>
  sharp(await locator.screenshot({ animations: 'disabled' }))
    .raw()
    .toBuffer();

/** Where and how a sample is set; its face is what is to be proven. */
const placed = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { fontSize, lineHeight, textWrap, whiteSpace, color } = getComputedStyle(element);
    const ground = getComputedStyle(element.closest('figure > div') ?? element).backgroundColor;
    const place = `position: absolute; margin: 0; box-sizing: border-box; left: ${left % 1}px; top: ${top % 1}px; width: ${width}px; height: ${height}px;`;
    const set = `font-size: ${fontSize}; line-height: ${lineHeight}; text-wrap: ${textWrap}; white-space: ${whiteSpace}; color: ${color}; background: ${ground};`;
    return { style: place + set, text: element.textContent };
  });

test('a serif with old-style figures and Vietnamese is found, paired, copied, and looks the same in an empty page', async () => {
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

  const article = page.locator('figure', { hasText: 'Article' }).first();
  const samples = [
    ['h1', article.locator('.pair-eb-garamond-and-aileron-heading')],
    ['p', article.getByText('That is why two are set together.')],
  ] as const;
  for (const [tag, sample] of samples) {
    await sample.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { style, text } = await placed(sample);
    const shown = await pixelsOf(sample);
    const other = await pasted(
      context,
      origin,
      `<style>${css}</style><body style="margin: 0"><${tag} id="it" style="${style}">${text}</${tag}>`,
    );
    const seen = await pixelsOf(other.locator('#it'));
    await other.close();
    await context.unroute(`${emptyPage}/**`);
    expect(new Set(shown).size).toBeGreaterThan(8);
    expect([tag, shown.equals(seen)]).toEqual([tag, true]);
  }
});
