import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

const field = (page: Page) => page.getByRole('textbox', { name: 'Test text' });
const shownCss = (page: Page) =>
  page.getByRole('region', { name: 'CSS of the tester' }).locator('pre').innerText();
const query = (page: Page) => new URL(page.url()).searchParams;

/** What the browser makes of the CSS that is shown, put on an empty element, beside what the tester has. */
function computed(page: Page, css: string): Promise<{ shown: string[]; seen: string[] }> {
  return page.evaluate((text) => {
    const empty = document.createElement('p');
    empty.style.cssText = text;
    const names = [...empty.style].filter((name) => /^(font|line|letter|text-align)/.test(name));
    const tester = document.querySelector('textarea[aria-label="Test text"]');
    document.body.append(empty);
    const valuesOf = (element: Element) =>
      names.map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`);
    const values = { shown: valuesOf(empty), seen: tester ? valuesOf(tester) : [] };
    empty.remove();
    return values;
  }, css);
}

describe('the page of a typeface', () => {
  // Ascender, descender, x-height and cap height as @capsizecss/metrics has them, which reads the files by itself.
  test.each([
    ['inter', '0.969, -0.241', '0.546', '0.728'],
    ['ibm-plex-mono', '1.025, -0.275', '0.516', '0.698'],
  ])('%s has the metrics that others read', async (slug, lines, xHeight, capHeight) => {
    const html = await (await fetch(`${origin}/typefaces/${slug}`)).text();
    const value = (label: string) =>
      new RegExp(`<dt>${label}</dt><dd><span>([^<]*)<`).exec(html)?.[1];
    expect(value('Ascender, descender')).toBe(lines);
    expect(value('x-height')).toBe(xHeight);
    expect(value('Cap height')).toBe(capHeight);
  });

  test('sets text by its controls, shows the CSS of what is seen, and is shared by its address', async () => {
    const { page } = await visit('/typefaces/inter');
    await page.getByRole('slider', { name: 'Weight' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: /^Open digits/ }).press('Enter');
    await field(page).fill('Specimen 0123');
    await expect.poll(() => query(page).get('axes')).toBe('wght:401');
    await expect.poll(() => query(page).get('text')).toBe('Specimen 0123');
    expect(query(page).get('features')).toBe('ss01');
    const css = await shownCss(page);
    expect(css).toContain('font-weight: 401;');
    expect(css).toContain('font-feature-settings: "ss01" 1;');
    const before = await computed(page, css);
    expect(before.seen).toEqual(before.shown);

    await page.reload();
    expect(await field(page).inputValue()).toBe('Specimen 0123');
    expect(await shownCss(page)).toBe(css);
    expect(await computed(page, css)).toEqual(before);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => query(page).size).toBe(0);
    const start = await shownCss(page);
    const reset = await computed(page, start);
    expect(reset.seen).toEqual(reset.shown);
  });

  test('finds glyphs, offers code that browsers read, and is open to everyone', async () => {
    const { page } = await visit('/typefaces/ibm-plex-serif');
    const search = page.getByRole('textbox', { name: 'Search glyphs' });
    await page.getByRole('heading', { name: 'Glyphs' }).scrollIntoViewIfNeeded();
    await search.fill('U+00E9');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['é']);
    await search.fill('漢');
    await page.getByText('Its files have no such character.').waitFor();
    await search.fill('');
    await page.getByRole('listbox', { name: 'Glyphs' }).press('End');
    await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1);

    const rules = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(document.querySelector('pre[aria-label="@font-face"]')?.textContent ?? '');
      return [...sheet.cssRules].map((rule) => rule.constructor.name);
    });
    expect(rules).toEqual([...Array<string>(5).fill('CSSFontFaceRule'), 'CSSStyleRule']);
    expect(await findingsInBothModes(page)).toEqual([]);
  });
});

test.each([
  '/typefaces/inter',
  '/typefaces/ibm-plex-serif',
  '/typefaces/abc-diatype',
  '/typefaces/compare?faces=fraunces,inter,lato',
  '/typefaces/fraunces/pairing/fraunces-and-inter',
])('%s fits a phone, down to what is laid out last', async (path) => {
  const { page } = await visit(path, { viewport: { width: 390, height: 844 } });
  const width = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(390);
});

describe('the faces of its page', () => {
  const files = (requests: readonly string[]) =>
    requests.filter((path) => /\/faces\/[^/]+$/.test(path));
  const sheets = (requests: readonly string[]) =>
    requests.filter((path) => path.includes('faces.css'));

  test('come by the rules in the document', async () => {
    const { page, requests } = await visit('/typefaces/fraunces');
    await expect.poll(() => files(requests).length).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.fonts.check('80px Fraunces'))).toBe(true);
    expect(sheets(requests)).toEqual([]);
  });

  test.each([
    '/typefaces/fraunces?axes=wght:700',
    '/typefaces/fraunces/pairing/fraunces-and-inter',
    '/typefaces/compare?faces=fraunces,inter',
  ])('come by no sheet to %s', async (path) => {
    const { page, requests } = await visit(path);
    await expect.poll(() => files(requests).length).toBeGreaterThan(0);
    await hydrated(page);
    // Nor do the sheets of the site, whose rules stand there too.
    const own = await page
      .locator('link[rel=stylesheet][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(own.length).toBeGreaterThan(1);
    expect(requests.filter((asked) => own.includes(asked))).toEqual([]);
  });

  test('come by a sheet where a link led, and are there again on the way back', async () => {
    const { page, requests } = await visit('/typefaces/fraunces');
    await hydrated(page);
    const pairing = page.locator('a[href*="/fraunces/pairing/"]').first();
    await pairing.click();
    await page.getByRole('heading', { level: 1, name: /^Fraunces and/ }).waitFor();
    await expect.poll(() => sheets(requests).length).toBeGreaterThan(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Fraunces', exact: true }).waitFor();
    const family = field(page).evaluate((one) => getComputedStyle(one).fontFamily);
    expect(await family).toMatch(/^"?Fraunces"?,/);
  });

  test('come without script', async () => {
    const { requests } = await visit('/typefaces/fraunces', { javaScriptEnabled: false });
    await expect.poll(() => files(requests).length).toBeGreaterThan(0);
  });
});
