import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildIfOld } from './build.ts';
import { launchChromium } from './chromium.ts';
import { root } from './paths.ts';
import { freePort } from './port.ts';
import { prepareState, type Site, serveBuild } from './site.ts';

const widths = [390, 820, 1440];
const modes = ['light', 'dark'] as const;
const folder = path.join(root, '.look');
const tallestPx = 6_000;

/** `session=...` of somebody who is signed in at `LOOK_URL`: pages of members are then theirs. */
const cookie = process.env.LOOK_COOKIE ?? '';
const site = process.env.LOOK_URL ? null : await ownSite();
const origin = (process.env.LOOK_URL ?? site?.origin ?? '').replace(/\/$/, '');
const browser = await launchChromium();
try {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : await usualPaths();
  await mkdir(folder, { recursive: true });
  for (const each of paths) await look(browser, each);
} finally {
  await browser.close();
  await site?.stop();
}

/** The demo catalogue in a state of its own. */
async function ownSite(): Promise<Site> {
  process.env.STATE_DIR ||= path.join(root, '.wrangler/look');
  await buildIfOld();
  await prepareState(console.log);
  return serveBuild(await freePort());
}

/** One page of each kind, the website being the first of the list. */
async function usualPaths(): Promise<string[]> {
  const list = await (await fetch(`${origin}/websites`)).text();
  const website = /\/websites\/\d+-[a-z0-9-]+/.exec(list)?.[0] ?? '/websites/1-none';
  return [
    '/',
    '/websites',
    '/websites?categories=minimal&colors=blue',
    '/websites/typographic',
    website,
    `${website}/similar`,
    '/websites/popular',
    '/no/such/page',
  ];
}

async function look(opened: Browser, page: string): Promise<void> {
  for (const mode of modes) {
    for (const width of widths) {
      const context = await opened.newContext({
        colorScheme: mode,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      try {
        const [name, ...value] = cookie.split('=');
        if (name) await context.addCookies([{ name, value: value.join('='), url: origin }]);
        const tab = await context.newPage();
        const said: string[] = [];
        tab.on('console', (message) => {
          if (/error|warning/.test(message.type())) said.push(message.text());
        });
        tab.on('pageerror', (error) => said.push(error.message));
        const response = await tab.goto(origin + page, { waitUntil: 'networkidle' });
        await scrollThrough(tab);
        const tall = await tab.evaluate(() => document.documentElement.scrollHeight);
        const png = await tab.screenshot({
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, 900), tallestPx) },
        });
        const file = `${nameOf(page)}-${width}-${mode}.png`;
        await writeFile(path.join(folder, file), png);
        console.log(`${response?.status()} ${page} .look/${file}`);
        for (const text of said) console.log(`  console: ${text}`);
      } finally {
        await context.close();
      }
    }
  }
}

/** Rows below are laid out, and their pictures asked for, when they come near. */
async function scrollThrough(tab: Page): Promise<void> {
  await tab.evaluate(async (limit) => {
    for (let y = 0; y < Math.min(limit, document.documentElement.scrollHeight); y += 600) {
      scrollTo(0, y);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));
    }
    scrollTo(0, 0);
    // A picture of the whole page is taken from the top, where rows far below would be left out.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [whole];
    const near = [...document.images].filter(
      (image) => image.currentSrc && image.checkVisibility(),
    );
    await Promise.all(near.map((image) => image.decode().catch(() => {})));
  }, tallestPx);
}

function nameOf(page: string): string {
  return page.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';
}
