import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';
import { pageStates } from '../support/page-states.ts';

const { visit } = useBrowser();

test.each(pageStates)('$name: axe finds nothing in either mode', async ({ path, reach }) => {
  const { page } = await visit(path);
  await hydrated(page);
  await reach(page);
  expect(await findingsInBothModes(page)).toEqual([]);
});

test.each(pageStates)('$name: a phone has nothing to scroll sideways', async ({ path, reach }) => {
  const { page } = await visit(path, { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  await reach(page);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
