import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { pasted, pixelsOff } from '../support/pasted.ts';

const { visit, origin } = useBrowser();

/** From the list by three filters to the page of a pairing, as a newcomer goes. */
async function findPairing(page: Page, face: string, pairing: string): Promise<void> {
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
  await results.getByRole('link', { name: face, exact: true }).click();
  await page.getByRole('link', { name: pairing, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: pairing }).waitFor();
}

/** Of each voice of a pairing: how far its pixels are off on a page that has the copied rules alone. */
async function voicesOff(page: Page, css: string, slug: string, words: readonly string[]) {
  const [heading = '', body = heading] = words;
  const classOf = (role: string) => `pair-${slug}-${role}`;
  return {
    heading: await pixelsOff(page, css, {
      words: heading,
      className: classOf('heading'),
      tag: 'h1',
    }),
    body: await pixelsOff(page, css, { words: body, className: classOf('body'), tag: 'p' }),
    strong: await pixelsOff(page, css, {
      words: body,
      className: classOf('body'),
      tag: 'p',
      inner: 'b',
    }),
  };
}

const same = { heading: 0, body: 0, strong: 0 };

test.each([
  ['Alegreya', 'Work Sans', 'alegreya-and-work-sans'],
  ['EB Garamond', 'Aileron', 'eb-garamond-and-aileron'],
])(
  'a serif with old-style figures and Vietnamese, %s, is found, paired with %s, copied, pasted, and looks the same',
  async (face, other, slug) => {
    const { page, context } = await visit('/typefaces', { deviceScaleFactor: 1 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await hydrated(page);
    await findPairing(page, face, `${face} and ${other}`);
    await page.getByRole('button', { name: 'Copy CSS', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('--font-heading');
    const css = await page.evaluate(() => navigator.clipboard.readText());
    const words = ['Quiet rafting 0123 Tiếng Việt'];
    expect(await voicesOff(page, css, slug, words)).toEqual(same);

    // Each file that the rules ask for is to be had from the page.
    const asked = [...css.matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map(([, file]) => file);
    const offered = await page
      .locator('a[download][href^="/assets/faces/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    expect(offered).toEqual(asked);
    expect(asked.length).toBeGreaterThan(1);
  },
);

const latin = ['Quiet rafting 0123 Čeština', 'Quiet rafting 0123 Čeština'];

test.each([
  ['of several axes', 'recursive', 'recursive-and-commit-mono', latin],
  ['with an optical size', 'fraunces', 'fraunces-and-inter', latin],
  ['of one axis in subsets', 'literata', 'literata-and-figtree', latin],
  ['with widths', 'archivo', 'archivo-and-newsreader', latin],
  ['static, of one weight', 'abril-fatface', 'abril-fatface-and-lato', latin],
  ['static, many weights', 'source-serif', 'source-serif-and-fira-sans', latin],
  ['without a maker’s bold', 'redaction', 'redaction-and-uncut-sans', latin],
  ['a script', 'great-vibes', 'great-vibes-and-cormorant-garamond', latin],
  ['with a name to quote', 'eb-garamond', 'eb-garamond-and-jost', latin],
  ['of pixels', 'silkscreen', 'silkscreen-and-space-mono', latin],
  [
    'Arabic',
    'ibm-plex-sans-arabic',
    'ibm-plex-sans-arabic-and-ibm-plex-sans',
    ['أبجد هوز حطي', 'Quiet'],
  ],
  [
    'Devanagari',
    'ibm-plex-sans-devanagari',
    'ibm-plex-sans-devanagari-and-ibm-plex-serif',
    ['क्षत्रिय ज्ञान', 'Quiet'],
  ],
])('a pairing %s (%s) looks on an empty page as it does here', async (_, face, slug, words) => {
  const { page } = await visit(`/typefaces/${face}/pairing/${slug}`, { deviceScaleFactor: 1 });
  const css = (await page.locator('pre[aria-label="CSS"]').textContent()) ?? '';
  expect(await voicesOff(page, css, slug, words)).toEqual(same);
});

test.each([
  ['its mono', 'space-grotesk', 'space-grotesk-and-space-mono'],
  ['its text, where that is monospaced', 'doto', 'doto-and-commit-mono'],
])('code is set in %s', async (_, face, slug) => {
  const { page } = await visit(`/typefaces/${face}/pairing/${slug}`, { deviceScaleFactor: 1 });
  const css = (await page.locator('pre[aria-label="CSS"]').textContent()) ?? '';
  const mono = { words: 'while (true) {}', className: `pair-${slug}-mono`, tag: 'code' };
  expect(await pixelsOff(page, css, mono)).toBe(0);
});

test('emphasis in the text has the italic of its face, not a slanted upright', async () => {
  const { page, context } = await visit('/typefaces/caveat/pairing/caveat-and-figtree');
  const css = (await page.locator('pre[aria-label="CSS"]').textContent()) ?? '';
  const other = await pasted(context, origin, `<style>${css}</style><p>Set it <em>so</em></p>`);
  const loaded = await other.evaluate(() =>
    [...document.fonts]
      .filter(({ status, style }) => status === 'loaded' && style === 'italic')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(['Figtree']);
});
