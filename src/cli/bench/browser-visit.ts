import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Probe, probe } from './browser-probe.ts';
import { gzipBytes } from './modules.ts';

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 209_715,
  uploadThroughput: 98_304,
};
const cpuSlowdown = 4;
/** A wall of 48 cards answers with its last. */
const lastOfWall = 47;

export interface Visit {
  fcp: number | null;
  lcp: number | null;
  hydrated: number | null;
  /** Long-task time over 50 ms between first paint and quiet. */
  blocking: number;
  shift: number;
  /** Milliseconds from the click to page 2 painted. */
  nextPage: number | null;
  /** Gzip bytes of the scripts that came before the click. */
  script: number;
  errors: string[];
}

/** One visit with an empty cache: page 1, hydrated and quiet, then page 2 by its link. `ahead`: after a hover. */
export async function visit(browser: Browser, url: string, { ahead = false } = {}): Promise<Visit> {
  const { page, errors, close } = await openSlowPage(browser);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) {
      scripts.push(response.body().then(gzipBytes, () => 0));
    }
  });
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 45_000 });
    await until(page, (bench) => bench.hydrated !== null);
    await page.waitForTimeout(700);
    const first = await page.evaluate(() => window.bench);
    const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    if (ahead) await restOnNext(page);
    const nextPage = await toNextPage(page);
    return { ...measured(first), nextPage, script, errors };
  } finally {
    await close();
  }
}

export interface SlowPage {
  page: Page;
  cdp: CDPSession;
  /** What the console complained about. */
  errors: string[];
  close(): Promise<void>;
}

/**
 * A page on the slow machine and line, with an empty cache and the probe in it. `heart`: the favourite button that is
 * watched, by its place on the page.
 */
export async function openSlowPage(browser: Browser, heart = lastOfWall): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(probe, heart);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message.slice(0, 200)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().slice(0, 200));
  });
  return { page, cdp, errors, close: () => context.close() };
}

export type Measured = ReturnType<typeof measured>;

export function measured({ fcp, lcp, hydrated, shift, long }: Probe) {
  const blocking = long
    .filter(([start, length]) => start + length > (fcp ?? 0))
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
  return { fcp, lcp, hydrated, shift, blocking };
}

async function restOnNext(page: Page): Promise<void> {
  await page.locator('a[rel=next]').first().scrollIntoViewIfNeeded();
  await page.locator('a[rel=next]').first().hover();
  await page.waitForTimeout(2_500);
}

/** Null when page 2 does not come. */
export async function toNextPage(page: Page): Promise<number | null> {
  await page.evaluate(() => {
    sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + performance.now()));
    document.querySelector<HTMLElement>('a[rel=next]')?.click();
  });
  await until(page, (bench) => bench.next.painted !== null);
  return page.evaluate(() => window.bench.next.painted);
}

/** Waits 15 s at most; a document that goes away meanwhile is asked again. */
export async function until(page: Page, holds: (bench: Probe) => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const bench = await page.evaluate(() => window.bench).catch(() => null);
    if (bench && holds(bench)) return;
    await page.waitForTimeout(40);
  }
}
