import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Only these look at colours; what the others find is the same in either mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: each rule with its first element. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Its newer mode opens a page of its own for each run, which only frames of other origins need.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** In both colour modes, one after the other: a hydrated page follows the system while nothing is chosen. */
export async function findingsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-color-mode="${colorScheme}"]`).waitFor({ state: 'attached' });
    const inMode = await findings(page, colorScheme === 'dark' ? colorRules : undefined);
    found.push(...inMode.map((one) => `${colorScheme} ${one}`));
  }
  return found;
}
