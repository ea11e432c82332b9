import { z } from 'zod';
import { dayMs } from '#domain/limits.ts';

const real = z.looseObject({
  title: z.string(),
  description: z.string().nullish(),
  categories: z.array(z.string()).nullish(),
  built_by: z.string().nullish(),
  location_slug: z.string().nullish(),
});

const firstDay = Date.UTC(2015, 0, 1);
const lastDay = Date.UTC(2026, 10, 27);
const hexDigits = '0123456789abcdef';

/**
 * As many websites as asked, put together from real ones: titles, sentences, categories and makers keep
 * their real frequencies, addresses are all different. The same random stream gives the same rows.
 */
export function* syntheticWebsites(
  given: readonly unknown[],
  rows: number,
  random: () => number,
): Generator<Record<string, unknown>> {
  const source = given.map((row) => real.parse(row));
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  for (let n = 1; n <= rows; n++) {
    const [title, text, tagged, made, placed] = [1, 2, 3, 4, 5].map(() => pick(source));
    const name = `${title?.title ?? 'Website'} ${n}`;
    const day = firstDay + Math.floor((random() * (lastDay - firstDay)) / dayMs) * dayMs;
    yield {
      slug: `site-${n}`,
      title: name,
      url: `https://site-${n}.example/${random() < 0.2 ? 'work/' : ''}`,
      description: text?.description ?? null,
      categories: [...new Set([...(tagged?.categories ?? []), ...extra(random, pick(source))])],
      built_by: made?.built_by ?? null,
      location_slug: placed?.location_slug ?? null,
      colors: Array.from({ length: Math.floor(random() * 5) }, () => color(random)),
      year: random() < 0.5 ? 2000 + Math.floor(random() * 26) : null,
      mode: random() < 0.6 ? (random() < 0.3 ? 'dark' : 'light') : null,
      date_added: new Date(day).toISOString().slice(0, 10),
      source: 'synthetic',
    };
  }
}

function extra(random: () => number, row: z.infer<typeof real> | undefined): string[] {
  return random() < 0.5 ? (row?.categories ?? []).slice(0, 3) : [];
}

function color(random: () => number): string {
  return `#${Array.from({ length: 6 }, () => hexDigits[Math.floor(random() * 16)]).join('')}`;
}
