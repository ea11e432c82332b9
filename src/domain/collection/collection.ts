import type { WebsiteCard } from '../website/website.ts';

export const visibilities = ['private', 'unlisted', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** What can stand in a collection today, by the words of the API. */
export type ItemList = 'websites' | 'fonts' | 'palettes';
export const kindOfItems = { websites: 'website', fonts: 'typeface', palettes: 'palette' } as const;

/** A collection as its owner's lists show it. Times are epoch ms. */
export interface Collection {
  id: number;
  slug: string;
  title: string;
  description: string;
  visibility: Visibility;
  /** An update of title, description or visibility names the version that it changes. */
  version: number;
  count: number;
  updatedAt: number;
  /** Whether it has the thing that was asked about. */
  holds: boolean;
}

/** One thing of a collection with what its owner says of it. An update of the note names the version. */
export interface Item {
  id: number;
  version: number;
  note: string;
  list: ItemList;
  /** Id and slug of the website, typeface or palette. */
  entity: { id: number; slug: string };
  title: string;
  lang: string | null;
  /** The domain of a website; null for what is none. */
  host: string | null;
  picture: Pick<WebsiteCard, 'picture' | 'poster' | 'colors'> | null;
  /** Of a palette, as `#rrggbb`. */
  palette?: string[];
  /** What a typeface is set in, where a file of it is here. */
  face?: { name: string; weights: [number, number] };
}

/** The order once `items` stand together before `before`, or at the end. What is not in the order is left out. */
export function moved(
  order: readonly number[],
  items: readonly number[],
  before: number | null,
): number[] {
  const moving = new Set(items);
  const going = order.filter((id) => moving.has(id));
  const staying = order.filter((id) => !moving.has(id));
  let at = before === null ? -1 : order.indexOf(before);
  while (at >= 0 && at < order.length && moving.has(order[at] ?? 0)) at += 1;
  const next = at < 0 ? undefined : order[at];
  const place = next === undefined ? staying.length : staying.indexOf(next);
  return [...staying.slice(0, place), ...going, ...staying.slice(place)];
}
