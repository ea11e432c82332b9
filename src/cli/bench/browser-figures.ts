import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { type Scroll, scroll } from './browser-scroll.ts';
import { type Visit, visit } from './browser-visit.ts';
import type { Server } from './peers.ts';
import { picturedState, picturesOf } from './pictured-state.ts';
import { get } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import type { Bench } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

const installed = '/usr/bin/chromium';

interface Subject {
  name: 'ours' | 'ahead' | 'raw';
  server: Server;
  visits: Visit[];
}

/** A slow phone's view of /websites, and of the pre-built page in the same rounds; both compressed alike. */
export async function browserFigures(bench: Bench): Promise<Figure[]> {
  const workerd = bench.peers?.workerd;
  const { folder, label } = await picturedState();
  const pictures = existsSync(picturesOf(folder)) ? { pictures: picturesOf(folder) } : {};
  const ours = await serveSite(bench.built, { state: folder, gzip: true, workerd, ...pictures });
  bench.say(`browser: our worker on ${label}`);
  const raw = await bench.peers?.start('raw', { gzip: true });
  const subjects: Subject[] = [
    { name: 'ours', server: ours, visits: [] },
    { name: 'ahead', server: ours, visits: [] },
    ...(raw ? [{ name: 'raw' as const, server: raw, visits: [] }] : []),
  ];
  for (const { server } of subjects)
    for (let i = 0; i < 40; i++) await get(`${server.origin}/websites`);
  const browser = await slowBrowser();
  try {
    await rounds(bench.options.rounds, subjects, async ({ name, server, visits }, round) => {
      const one = await steady(() =>
        visit(browser, `${server.origin}/websites`, { ahead: name === 'ahead' }),
      );
      visits.push(one);
      bench.say(
        `visit, round ${round + 1}: ${name} hydrated ${brief(one.hydrated)} ms, page 2 ${brief(one.nextPage)} ms ${one.errors.join(' ')}`,
      );
    });
    const of = (name: Subject['name']) =>
      subjects.find((subject) => subject.name === name)?.visits ?? [];
    const scrolled = await scroll(browser, ours.origin);
    const base = raw ? await scroll(browser, raw.origin) : null;
    return [...visitFigures(of), scrollFigure(scrolled, base)];
  } finally {
    await browser.close();
    await ours.stop();
    await raw?.stop();
  }
}

/** A crash of the browser says nothing about the page. */
export async function steady<T>(attempt: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries <= 1 || !/crashed/.test(String(error))) throw error;
    return steady(attempt, tries - 1);
  }
}

/** An installed Chromium before the packed one, whose pages now and then crash while the processor is slowed down. */
export function slowBrowser(): Promise<Browser> {
  if (!process.env.CHROME_PATH && existsSync(installed)) process.env.CHROME_PATH = installed;
  return launchChromium();
}

function visitFigures(of: (name: Subject['name']) => Visit[]): Figure[] {
  const all = (name: Subject['name'], field: 'lcp' | 'hydrated' | 'nextPage') =>
    of(name).map((one) => one[field]);
  const ratio = (id: 'lcp' | 'hydrated' | 'nextPage'): Figure => ({
    id,
    value: medianRatio(all('ours', id), all('raw', id)),
    context: `${brief(median(all('ours', id)))} ms against ${brief(median(all('raw', id)))} ms`,
  });
  const ours = [...of('ours'), ...of('ahead')];
  const shifts = ours.map(({ shift }) => shift);
  const errors = [...new Set(ours.flatMap((one) => one.errors))];
  const script = median(ours.map((one) => one.script));
  return [
    {
      id: 'script',
      value: script === null ? null : script / 1024,
      context:
        errors.length > 0
          ? `console: ${errors.join('; ')}`
          : 'all scripts until quiet; no console error',
    },
    ratio('lcp'),
    ratio('hydrated'),
    {
      id: 'blocking',
      value: median(ours.map(({ blocking }) => blocking)),
      context: `raw ${brief(median(of('raw').map(({ blocking }) => blocking)))} ms`,
    },
    ratio('nextPage'),
    {
      id: 'nextPageAhead',
      value: median(all('ahead', 'nextPage')),
      context: '2.5 s after a hover over the link',
    },
    { id: 'shift', value: Math.max(...shifts), context: `worst of ${shifts.length} visits` },
  ];
}

function scrollFigure({ cards, long, shift }: Scroll, base: Scroll | null): Figure {
  const context = `${cards} cards; longest ${brief(Math.max(0, ...long))} ms; raw page ${base?.long.length ?? '-'}; shift meanwhile ${brief(shift)}`;
  return { id: 'scroll', value: long.length, context };
}
