import { urls } from '#domain/urls.ts';
import { slowBrowser, steady } from './browser-figures.ts';
import { type Measured, measured, openSlowPage, until } from './browser-visit.ts';
import { gzipBytes } from './modules.ts';
import { get } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import type { Bench } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

/** A palette's own stands before those of the palettes near it. */
const ownHeart = 0;

type Browser = Awaited<ReturnType<typeof slowBrowser>>;

interface Seen extends Measured {
  /** Gzip bytes of the scripts that came before anything was scrolled. */
  script: number;
  errors: string[];
}

/** A slow phone's view of the list and of a palette's page, and of the pre-built page of websites in the same rounds. */
export async function paletteVisits(bench: Bench, state: string, page: string): Promise<Figure[]> {
  const ours = await serveSite(bench.built, { state, gzip: true, workerd: bench.peers?.workerd });
  const raw = await bench.peers?.start('raw', { gzip: true });
  const subject = (url: string, heart?: number) => ({ url, heart, seen: [] as Seen[] });
  const list = subject(ours.origin + urls.palettes());
  const single = subject(ours.origin + page, ownHeart);
  const base = raw ? subject(`${raw.origin}/websites`) : null;
  const subjects = [list, single, ...(base ? [base] : [])];
  const browser = await slowBrowser();
  try {
    for (const { url } of subjects) for (let i = 0; i < 20; i++) await get(url);
    await rounds(bench.options.rounds, subjects, async ({ url, heart, seen }, round) => {
      const one = await steady(() => see(browser, url, heart));
      seen.push(one);
      bench.say(`visit, round ${round + 1}: ${url.slice(0, 60)} LCP ${brief(one.lcp)} ms`);
    });
  } finally {
    await browser.close();
    await ours.stop();
    await raw?.stop();
  }
  return figures(list.seen, single.seen, base?.seen ?? []);
}

/** The whole page goes by once: faces and parts that come late may not move anything. */
async function see(browser: Browser, url: string, heart?: number): Promise<Seen> {
  const { page, errors, close } = await openSlowPage(browser, heart);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts.push(response.body().then(gzipBytes, () => 0));
  });
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 45_000 });
    await until(page, (probe) => probe.hydrated !== null);
    // As on the page of websites: what comes a second later is no part of the first view.
    await page.waitForTimeout(700);
    const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    await page.waitForTimeout(800);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let at = 0; at < height; at += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(80);
    }
    await page.waitForTimeout(1_500);
    return { ...measured(await page.evaluate(() => window.bench)), script, errors };
  } finally {
    await close();
  }
}

function figures(list: readonly Seen[], single: readonly Seen[], raw: readonly Seen[]): Figure[] {
  const all = (seen: readonly Seen[], field: 'lcp' | 'hydrated' | 'blocking' | 'script') =>
    seen.map((one) => one[field]);
  const context = (seen: readonly Seen[]) => {
    const ms = (field: 'lcp' | 'hydrated' | 'blocking') =>
      `${brief(median(all(seen, field)))} ms against ${brief(median(all(raw, field)))} ms`;
    const errors = [...new Set(seen.flatMap((one) => one.errors))].join('; ');
    return `${ms('lcp')}; hydrated ${ms('hydrated')}; blocked ${ms('blocking')}${errors && `; console: ${errors}`}`;
  };
  const scripts = [list, single].map((seen) => (median(all(seen, 'script')) ?? Number.NaN) / 1024);
  const shifts = [list, single].map((seen) => Math.max(...seen.map(({ shift }) => shift)));
  const hydrated = (seen: readonly Seen[]) =>
    medianRatio(all(seen, 'hydrated'), all(raw, 'hydrated')) ?? Number.NaN;
  const blocking = (seen: readonly Seen[]) => median(all(seen, 'blocking')) ?? Number.NaN;
  return [
    {
      id: 'palettesScript',
      value: Math.max(...scripts),
      context: `the list ${brief(scripts[0])} KB, a palette ${brief(scripts[1])} KB`,
    },
    {
      id: 'palettesLcp',
      value: medianRatio(all(list, 'lcp'), all(raw, 'lcp')),
      context: context(list),
    },
    {
      id: 'paletteLcp',
      value: medianRatio(all(single, 'lcp'), all(raw, 'lcp')),
      context: context(single),
    },
    {
      id: 'palettesHydrated',
      value: Math.max(...[list, single].map(hydrated)),
      context: `the list ${brief(hydrated(list))}x, a palette ${brief(hydrated(single))}x`,
    },
    {
      id: 'palettesBlocking',
      value: Math.max(...[list, single].map(blocking)),
      context: `the list ${brief(blocking(list))} ms, a palette ${brief(blocking(single))} ms; scrolled to the end`,
    },
    {
      id: 'palettesShift',
      value: Math.max(...shifts),
      context: `the list ${brief(shifts[0])}, a palette ${brief(shifts[1])}; scrolled to the end`,
    },
  ];
}
