import { beforeAll, expect, test } from 'vitest';
import { firstWebsite, hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();
let website = '';

beforeAll(async () => {
  website = await firstWebsite(origin);
});

/** One page of each layout and kind. */
const pages = [
  '/',
  '/websites?colors=red',
  'website',
  '/websites/popular',
  '/typefaces',
  '/typefaces/inter',
  '/colors/generate',
  '/colors/palettes',
  '/colors/ff5533',
  '/search?term=serif',
  '/supporters',
  '/auth',
  '/no/such/page',
];

test.each(pages)('S13: markup that got into %s runs no script', async (name) => {
  const { page, said } = await visit(name === 'website' ? website : name);
  await hydrated(page);
  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = "script"';
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/x.js';
    const box = document.createElement('div');
    box.innerHTML =
      '<img src="data:," onerror="globalThis.injected = \'onerror\'"><a href="javascript:globalThis.injected = \'link\'">x</a><button onclick="globalThis.injected = \'onclick\'">x</button>';
    document.body.append(script, foreign, box);
    box.querySelector('a')?.click();
    box.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return directives;
  });
  expect(await page.evaluate(() => (globalThis as { injected?: string }).injected)).toBeUndefined();
  // Each of the five ways was tried, and refused by the policy.
  expect(refused.filter((one) => one.startsWith('script-src')).length).toBeGreaterThanOrEqual(5);
  said.length = 0;
});
