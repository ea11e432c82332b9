import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { pasted } from '../support/pasted.ts';

const { visit, origin } = useBrowser();
const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer();

test('a serif with old-style figures and Vietnamese is found, paired, copied, pasted, and looks the same', async () => {
  const { page, context } = await visit('/typefaces', { deviceScaleFactor: 1 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  for (const [facet, value] of [
    ['Style', 'Serif'],
    ['Feature', 'Oldstyle figures'],
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
  await page.getByRole('button', { name: 'Copy CSS' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('--font-heading');
  const css = await page.evaluate(() => navigator.clipboard.readText());

  for (const [role, tag] of [
    ['heading', 'h1'],
    ['body', 'p'],
  ] as const) {
    // What the copied rules do not say is the layout's own: place, size and colour.
    const shown = page.locator(`figure .pair-alegreya-and-work-sans-${role}`).first();
    await shown.scrollIntoViewIfNeeded();
    const layout = await shown.evaluate((element) => {
      const words = 'Quiet 0123 Tiếng Việt';
      element.textContent = words;
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, fontSize, lineHeight, letterSpacing, padding, textWrap } =
        getComputedStyle(element);
      let ground: Element | null = element;
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
        ground = ground.parentElement;
      return {
        words,
        ground: ground ? getComputedStyle(ground).backgroundColor : 'white',
        style: `position: absolute; box-sizing: border-box; margin: 0; left: ${left}px; top: ${top % 1}px; width: ${width}px; height: ${height}px; padding: ${padding}; color: ${color}; font-size: ${fontSize}; line-height: ${lineHeight}; letter-spacing: ${letterSpacing}; text-wrap: ${textWrap}`,
      };
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const seen = await pixelsOf(await shown.screenshot({ animations: 'disabled' }));
    const other = await pasted(
      context,
      origin,
      `<style>${css}</style><body style="margin: 0; background: ${layout.ground}"><${tag} id="it" style="${layout.style}">${layout.words}</${tag}>`,
    );
    const same = await pixelsOf(await other.locator('#it').screenshot());
    await other.close();
    await context.unroute('http://empty.example/**');
    expect(new Set(seen).size).toBeGreaterThan(8);
    expect([role, same.length]).toEqual([role, seen.length]);
    const off = seen.reduce((count, value, i) => count + (value === same[i] ? 0 : 1), 0);
    expect([role, off]).toEqual([role, 0]);
  }
});
