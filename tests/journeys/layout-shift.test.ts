import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstWebsite, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { visit, origin } = browsing;
const { next, cookie } = useMembers(browsing, 'layout-shift');

/** Slow 4G. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 209_715,
  uploadThroughput: 98_304,
};
/** Faces that are new come after all else. */
const quietForMs = 1_000;
const atOnce = 4;

const memberPaths = ['/', '/websites', '/typefaces', '/me/favorites'];
const paths = [
  '/',
  '/websites',
  '/websites?colors=red,-red&mode=light',
  '/websites/typographic',
  '/websites/popular',
  '/typefaces',
  '/typefaces/popular',
  '/typefaces/compare?faces=inter,fraunces,space-mono',
  '/typefaces/inter',
  '/typefaces/ibm-plex-sans-devanagari',
  '/typefaces/abc-diatype',
  '/typefaces/fraunces/pairing/fraunces-and-inter',
  '/colors',
  '/colors/red',
  '/colors/generate',
  '/colors/palettes',
  '/colors/palettes/warm',
  '/colors/palettes/69d2e7-a7dbd8-e0e4cc-f38630-fa6900',
  '/search?term=serif',
  '/supporters',
  '/directory/active-theory',
  '/directory/dalton-maag',
  '/auth',
  '/no/such/page',
  '/_ui',
];

test('nothing moves on any page, on a slow line and with nothing kept', async () => {
  const website = await firstWebsite(origin);
  const left = [...paths, website, `${website}/similar`];
  const moved: [string, string[]][] = [];
  async function walk() {
    for (let path = left.shift(); path; path = left.shift())
      moved.push([path, await shiftsOf(path)]);
  }
  await Promise.all(Array.from({ length: atOnce }, walk));
  expect(moved.length).toBe(paths.length + 2);
  expect(moved.filter(([, shifts]) => shifts.length > 0)).toEqual([]);
});

test("nothing moves on a phone when a member's name comes", async () => {
  const member = cookie(next());
  const signIn = (context: BrowserContext) => context.addCookies([member]);
  const named = (page: Page) => page.getByRole('button', { name: /^Account of / }).waitFor();
  const moved = await Promise.all(
    memberPaths.map((path) => shiftsOf(path, { width: 390, signIn, named })),
  );
  expect(moved).toEqual(memberPaths.map(() => []));
});

interface Reader {
  width?: number;
  signIn?: (context: BrowserContext) => Promise<void>;
  named?: (page: Page) => Promise<void>;
}

/** What moved, from where to where; movements that somebody caused do not count. */
async function shiftsOf(
  path: string,
  { width = 820, signIn, named }: Reader = {},
): Promise<string[]> {
  const { page, said, context } = await visit(path, {
    viewport: { width, height: 1180 },
    prepare: async ({ page: opened, context: own }) => {
      await signIn?.(own);
      const cdp = await own.newCDPSession(opened);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', line);
      await opened.addInitScript(watch);
    },
  });
  said.splice(0, said.length, ...said.filter((text) => !text.includes('status of 404')));
  await named?.(page);
  await settled(page);
  const shifts = await page.evaluate(() => window.shifts);
  await context.close();
  return shifts;
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(quietForMs);
}

declare global {
  interface Window {
    shifts: string[];
  }
}

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function watch() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const places = sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map((rect) =>
          [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' '),
        );
        return `${node?.nodeName} ${node?.textContent?.slice(0, 20)}: ${from} to ${to}`;
      });
      window.shifts.push(places.join('; '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
