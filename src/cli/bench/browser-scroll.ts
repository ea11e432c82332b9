import type { Browser } from 'playwright-core';
import { openSlowPage } from './browser-visit.ts';

const cards = 200;
const cardsAPage = 48;
/** CSS pixels a second: a brisk flick. */
const speed = 2_000;

export interface Scroll {
  /** Cards that passed. */
  cards: number;
  /** Lengths of the long tasks that began while the page scrolled. */
  long: number[];
  shift: number;
}

/** Scrolls pages of the list from head to foot until 200 cards went by, each page opened afresh and at rest first. */
export async function scroll(browser: Browser, origin: string): Promise<Scroll> {
  const result: Scroll = { cards: 0, long: [], shift: 0 };
  for (let number = 1; result.cards < cards; number++) {
    const { page, cdp, close } = await openSlowPage(browser);
    try {
      await page.goto(`${origin}/websites?page=${number}`, { waitUntil: 'load', timeout: 45_000 });
      await page.waitForTimeout(3_500);
      const before = await page.evaluate(() => ({
        at: performance.now(),
        shift: window.bench.shift,
        height: document.documentElement.scrollHeight,
      }));
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 600,
        y: 500,
        yDistance: -before.height,
        speed,
      });
      await page.waitForTimeout(300);
      const after = await page.evaluate(() => window.bench);
      result.long.push(
        ...after.long.filter(([start]) => start >= before.at).map(([, length]) => length),
      );
      result.shift += after.shift - before.shift;
      result.cards += cardsAPage;
    } finally {
      await close();
    }
  }
  return result;
}
