import { urls } from '#domain/urls.ts';
import { slowBrowser, steady } from './browser-figures.ts';
import { type Measured, measured, openSlowPage, until } from './browser-visit.ts';
import { get } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import type { Bench } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

type Browser = Awaited<ReturnType<typeof slowBrowser>>;

interface Seen extends Measured {
  /** Font files of lines that were asked for: at rest at the top, and after the whole list went by. */
  first: number;
  all: number;
  /** Layout shift before it was scrolled. */
  still: number;
  errors: string[];
}

/** A slow phone's view of the list, and of the pre-built page of websites in the same rounds. */
export async function typefaceVisits(bench: Bench, state: string): Promise<Figure[]> {
  const ours = await serveSite(bench.built, { state, gzip: true, workerd: bench.peers?.workerd });
  const raw = await bench.peers?.start('raw', { gzip: true });
  const subjects = [
    { url: ours.origin + urls.typefaces(), seen: [] as Seen[] },
    ...(raw ? [{ url: `${raw.origin}/websites`, seen: [] as Seen[] }] : []),
  ];
  const browser = await slowBrowser();
  try {
    for (const { url } of subjects) for (let i = 0; i < 20; i++) await get(url);
    await rounds(bench.options.rounds, subjects, async ({ url, seen }, round) => {
      const one = await steady(() => see(browser, url));
      seen.push(one);
      bench.say(
        `visit, round ${round + 1}: ${url} LCP ${brief(one.lcp)} ms, hydrated ${brief(one.hydrated)} ms`,
      );
    });
  } finally {
    await browser.close();
    await ours.stop();
    await raw?.stop();
  }
  return figures(subjects[0]?.seen ?? [], subjects[1]?.seen ?? []);
}

async function see(browser: Browser, url: string): Promise<Seen> {
  const { page, errors, close } = await openSlowPage(browser);
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/faces\//.test(request.url())) files.add(request.url());
  });
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 45_000 });
    await until(page, (probe) => probe.hydrated !== null);
    await page.waitForTimeout(2_500);
    const first = files.size;
    const rest = measured(await page.evaluate(() => window.bench));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let at = 0; at < height; at += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(2_500);
    const { shift } = await page.evaluate(() => window.bench);
    return { ...rest, shift, still: rest.shift, first, all: files.size, errors };
  } finally {
    await close();
  }
}

function figures(ours: readonly Seen[], raw: readonly Seen[]): Figure[] {
  const all = (seen: readonly Seen[], field: 'lcp' | 'hydrated' | 'blocking' | 'fcp') =>
    seen.map((one) => one[field]);
  const against = (field: 'lcp' | 'hydrated') =>
    `${brief(median(all(ours, field)))} ms against ${brief(median(all(raw, field)))} ms`;
  const errors = [...new Set(ours.flatMap((one) => one.errors))].join('; ');
  return [
    {
      id: 'typefacesLcp',
      value: medianRatio(all(ours, 'lcp'), all(raw, 'lcp')),
      context: `${against('lcp')}; blocked ${brief(median(all(ours, 'blocking')))} ms, raw ${brief(median(all(raw, 'blocking')))} ms`,
    },
    {
      id: 'typefacesHydrated',
      value: medianRatio(all(ours, 'hydrated'), all(raw, 'hydrated')),
      context: `${against('hydrated')}, until the last heart answers${errors && `; console: ${errors}`}`,
    },
    {
      id: 'typefacesShift',
      value: Math.max(...ours.map(({ shift }) => shift)),
      context: `the whole list scrolled by, every face arriving; ${brief(Math.max(...ours.map(({ still }) => still)))} before`,
    },
    {
      id: 'typefacesFiles',
      value: Math.max(...ours.map((one) => one.all)),
      context: `${Math.max(...ours.map(({ first }) => first))} of them at rest at the top`,
    },
  ];
}
