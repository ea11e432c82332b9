import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { emptyPage, pasted } from '../support/pasted.ts';

const { visit, origin } = useBrowser();
const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer();

test('a serif with old-style figures and Vietnamese is found, paired, copied, pasted, and looks the same', async () => {
  const { page, context } = await visit('/typefaces', { deviceScaleFactor: 1 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  for (const [facet, value] of [
    ['Style', 'Serif'],
    ['Feature', 'Old-style figures'],
    ['Language', 'Vietnamese'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${facet}`) }).click();
    await page
      .getByRole('group', { name: facet })
      .getByRole('link', { name: new RegExp(`^${value}`, 'i') })
      .first()
      .click();
    await page.getByRole('link', { name: new RegExp(`^Remove filter ${value}`, 'i') }).waitFor();
    await page.keyboard.press('Escape');
  }
  const results = page.getByRole('list', { name: 'Results' });
  expect(await results.getByText('whole file', { exact: true }).count()).toBe(
    await results.getByRole('listitem').count(),
  );
  await results.getByRole('link', { name: 'Alegreya', exact: true }).click();
  await page.getByRole('link', { name: 'Alegreya and Work Sans', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Alegreya and Work Sans' }).waitFor();
  await page.getByRole('button', { name: 'Copy CSS', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('--font-heading');
  const css = await page.evaluate(() => navigator.clipboard.readText());

  for (const [role, tag] of [
    ['heading', 'h1'],
    ['body', 'p'],
  ] as const) {
    // What the copied rules do not say is said for both: place, size and colours.
    const place =
      'position: fixed; left: 0; top: 0; z-index: 999; box-sizing: border-box; margin: 0; width: 640px; height: 120px; color: #14171c; background: #fff; font-size: 41px; line-height: 60px';
    const words = 'Quiet rafting 0123 Tiếng Việt';
    const roleClass = `pair-alegreya-and-work-sans-${role}`;
    await page.evaluate(
      ([className, css, text]) => {
        const it = document.createElement('div');
        it.className = className;
        it.style.cssText = css;
        it.textContent = text;
        it.id = 'it';
        document.body.append(it);
      },
      [roleClass, place, words] as const,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const seen = await pixelsOf(await page.locator('#it').screenshot({ animations: 'disabled' }));
    await page.evaluate(() => document.querySelector('#it')?.remove());
    const other = await pasted(
      context,
      origin,
      `<style>${css}</style><body><${tag} id="it" style="${place}">${words}</${tag}>`,
    );
    const same = await pixelsOf(await other.locator('#it').screenshot());
    await other.close();
    await context.unroute(`${emptyPage}/**`);
    expect(new Set(seen).size).toBeGreaterThan(8);
    expect([role, same.length]).toEqual([role, seen.length]);
    const off = seen.reduce((count, value, i) => count + (value === same[i] ? 0 : 1), 0);
    expect([role, off]).toEqual([role, 0]);
  }
});
