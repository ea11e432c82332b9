import { env } from 'cloudflare:test';
import { differenceEuclidean } from 'culori';
import { type Filter, type FilterType, filterTypes } from '#domain/filter/filter.ts';

/** One published website as plain lists of slugs, joined here by hand from the exported tables. */
export interface NaiveWebsite {
  id: number;
  title: string;
  publishedAt: number;
  visitors: { day: string; visitors: number }[];
  slugs: Record<FilterType, string[]>;
}

interface Row {
  [column: string]: string | number | null;
}

/** Reads every table whole and joins nothing in SQL. */
export async function readNaive(): Promise<NaiveWebsite[]> {
  const table = async (name: string) =>
    (await env.DB.prepare(`SELECT * FROM ${name}`).all<Row>()).results;
  const [
    websites,
    categories,
    placed,
    locations,
    uses,
    typefaces,
    styles,
    types,
    colors,
    credits,
    skills,
    events,
  ] = (await Promise.all(
    [
      'website',
      'category',
      'website_category',
      'location',
      'website_typeface',
      'typeface',
      'typeface_style',
      'typeface_type',
      'website_color',
      'credit',
      'profile_specialty',
      'event_day',
    ].map(table),
  )) as [Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[]];
  const counted = events.some((event) => event.source === 'counted');
  const slugIn = (rows: Row[], id: unknown) =>
    rows.filter((row) => row.id === id).map((row) => `${row.slug}`);
  return websites
    .filter((website) => website.status === 'published')
    .map((website) => {
      const used = uses
        .filter((use) => use.website_id === website.id)
        .map((use) => use.typeface_id);
      const makers = credits
        .filter((credit) => credit.website_id === website.id)
        .map((credit) => credit.profile_id);
      const city = locations.find((location) => location.id === website.location_id);
      const slugs = {
        categories: placed
          .filter((one) => one.website_id === website.id)
          .flatMap((one) => slugIn(categories, one.category_id)),
        locations: city ? [`${city.slug}`, ...slugIn(locations, city.country_id)] : [],
        colors: colors
          .filter((color) => color.website_id === website.id)
          .map((color) => `${color.family}`),
        styles: styles
          .filter((style) => used.includes(style.typeface_id ?? null))
          .map((style) => `${style.style}`),
        types: types
          .filter((type) => used.includes(type.typeface_id ?? null))
          .map((type) => `${type.type}`),
        specialties: skills
          .filter((skill) => makers.includes(skill.profile_id ?? null))
          .map((skill) => `${skill.specialty}`),
        typefaces: used.flatMap((id) => slugIn(typefaces, id)),
        year: website.year === null ? [] : [`${website.year}`],
        mode: website.mode === null ? [] : [`${website.mode}`],
        color: colors
          .filter((color) => color.website_id === website.id)
          .map((color) => `${color.hex}`),
      };
      return {
        id: Number(website.id),
        title: `${website.title}`,
        publishedAt: Number(website.published_at),
        visitors: events
          .filter((event) => event.entity_id === website.id && event.type === 'view')
          .filter((event) => event.source === (counted ? 'counted' : 'demo'))
          .map((event) => ({ day: `${event.day}`, visitors: Number(event.visitors) })),
        slugs: Object.fromEntries(
          filterTypes.map((type) => [type, [...new Set(slugs[type])]]),
        ) as Record<FilterType, string[]>,
      };
    });
}

export function passes(website: NaiveWebsite, filter: Filter, without?: FilterType): boolean {
  return filterTypes
    .filter((type) => type !== without)
    .every((type) => {
      const { include = [], exclude = [] } = filter[type] ?? {};
      const own = website.slugs[type];
      if (type === 'color') {
        const has = (slug: string) => own.some((hex) => isNear(slug, hex));
        return (include.length === 0 || include.some(has)) && !exclude.some(has);
      }
      return (
        (include.length === 0 || include.some((slug) => own.includes(slug))) &&
        !exclude.some((slug) => own.includes(slug))
      );
    });
}

const apart = differenceEuclidean('oklab');

/** `ff5533~12`: within 12 of OKLab's distance times 100, 6 where nothing is said. */
function isNear(slug: string, hex: string): boolean {
  const [digits, within = '6'] = slug.split('~');
  return apart(`#${digits}`, hex) * 100 <= Number(within);
}

/** Slug -> count of one type's values under the other types' filters. */
export function countFacet(
  websites: NaiveWebsite[],
  filter: Filter,
  type: FilterType,
): Map<string, number> {
  const counts = new Map<string, number>();
  if (type === 'color') return counts;
  for (const website of websites) {
    if (!passes(website, filter, type)) continue;
    for (const slug of website.slugs[type]) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}
