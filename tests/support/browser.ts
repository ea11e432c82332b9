import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startChromium } from '../../src/cli/chromium.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, failed scripts: any of them fails the test unless it is taken out. */
  said: string[];
  /** Addresses of the documents that were loaded. */
  documents: string[];
  /** Paths of all requests. */
  requests: string[];
}

export interface Browsing {
  origin: string;
  /** A visitor with a fresh profile. */
  visit(path: string, options?: VisitOptions): Promise<Visitor>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Lets the newsletter's dialog come by itself; otherwise the visitor has closed it before. */
  prompts?: boolean;
  /** Before the first page is loaded. */
  prepare?: (visitor: Visitor) => Promise<unknown>;
}

const closedNewsletter = { name: 'newsletter-modal', value: 'close' };

/** One browser for a test file; every visitor leaves when its test ends. */
export function useBrowser(): Browsing {
  let browser: Browser;
  let visitors: Visitor[] = [];
  const origin = inject('origin');

  beforeAll(async () => {
    browser = await startChromium(inject('chromium'));
  });
  beforeEach(() => {
    visitors = [];
  });
  afterEach(async () => {
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ said }) => said)).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    origin,
    async visit(path, { prompts = false, prepare, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      if (!prompts) await context.addCookies([{ ...closedNewsletter, url: origin }]);
      const page = await context.newPage();
      const visitor: Visitor = { page, context, said: [], documents: [], requests: [] };
      visitors.push(visitor);
      listen(visitor);
      await prepare?.(visitor);
      await page.goto(path, { waitUntil: 'load' });
      return visitor;
    },
  };
}

function listen({ page, said, documents, requests }: Visitor): void {
  page.on('console', (message) => {
    // A failed load says what failed only in its place.
    if (/error|warning/.test(message.type()))
      said.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(pathname + search);
    if (request.isNavigationRequest()) documents.push(pathname + search);
  });
}

/** Waits until React has taken the page over: the heart answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('app');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** What comes when the page rests for the first time is there (src/app/at-rest.ts). */
export async function rested(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/later-[^/]+\.js$/.test(name)),
  );
  // The chunk runs as soon as it has come; nothing in the page tells.
  await page.waitForTimeout(300);
}

/** Loads it again once this browser is known to have the shell's faces: they are in time from then on. */
export async function reloadWithFaces(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('faces'));
  await page.reload();
}

/** The first website of the list, as its card links to it. */
export async function firstWebsite(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/websites`)).text();
  const path = /href="(\/websites\/\d+-[^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the list has no websites');
  return path;
}

/** The browser says so of every form that was sent back. */
export function forgetRefusals(said: string[]): void {
  said.splice(0, said.length, ...said.filter((text) => !/status of 4(22|09)/.test(text)));
}
