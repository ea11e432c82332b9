import { iconSets } from 'virtual:icon-sets';
import { getIcons } from '@iconify/utils';
import { iconNames, iconPart, iconPrefix } from '#domain/icon/icon-set.ts';
import { iconPartsKept } from '#domain/limits.ts';
import { BoundedMap } from '../cache/bounded-map.ts';
import type { AppContext } from '../context.ts';
import { readAsset } from '../read-asset.ts';
import { problem } from './problem.ts';

type IconSet = Parameters<typeof getIcons>[0];

/** A set changes with its version alone; a mark that was redrawn may be seen a week late. */
const long = 'public, max-age=604800, stale-while-revalidate=604800';

/** Parts of sets by address. Bounded: the one that was not used for longest goes first. */
const kept = new BoundedMap<string, IconSet>(iconPartsKept);

/** `GET /api/icons/{prefix}.json?icons=a,b`: IconifyJSON with `not_found`, by the Iconify protocol. */
export async function icons(c: AppContext): Promise<Response> {
  const prefix = iconPrefix.safeParse(/^(.+)\.json$/.exec(c.req.param('file') ?? '')?.[1]);
  if (!prefix.success) return problem(c, 400, 'The prefix is no icon set’s name');
  const names = iconNames.safeParse(c.req.query('icons') ?? '');
  if (!names.success) return problem(c, 400, 'icons takes 1 to 100 names, divided by commas');
  const place = Object.hasOwn(iconSets, prefix.data) ? iconSets[prefix.data] : undefined;
  if (!place)
    return c.json(emptySet(prefix.data, names.data), 404, { 'cache-control': 'no-store' });
  const found = await findIcons(c, prefix.data, place, names.data);
  return found
    ? c.json(found, 200, { 'cache-control': long })
    : problem(c, 503, 'The icons cannot be read now');
}

/** Icons of one set out of the parts that they stand in; null when a part cannot be read. */
async function findIcons(
  c: AppContext,
  prefix: string,
  { folder, parts }: { folder: string; parts: number },
  names: readonly string[],
): Promise<IconSet | null> {
  const byPart = new Map<number, string[]>();
  for (const name of names) {
    const part = iconPart(name, parts);
    byPart.set(part, [...(byPart.get(part) ?? []), name]);
  }
  const found = await Promise.all(
    [...byPart].map(async ([part, some]) => {
      const set = await readPart(c, `${folder}/${part}.json`);
      return set && iconsOf(set, some);
    }),
  );
  const whole = emptySet(prefix, []);
  for (const some of found) {
    if (!some) return null;
    join(whole, some);
  }
  return whole;
}

function iconsOf(set: IconSet, names: readonly string[]): IconSet {
  // `constructor` is a good name and a member of every object, but no icon.
  const isIcon = (name: string) =>
    Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);
  const missing = names.filter((name) => !isIcon(name));
  const found = getIcons(set, names.filter(isIcon), true) ?? emptySet(set.prefix, []);
  return { ...found, not_found: missing };
}

async function readPart(c: AppContext, address: string): Promise<IconSet | null> {
  const before = kept.use(address);
  if (before) return before;
  const set = await readAsset<IconSet>(c, address);
  if (set) kept.put(address, set);
  return set;
}

function emptySet(prefix: string, missing: string[]): IconSet {
  return { prefix, icons: {}, not_found: missing };
}

function join(whole: IconSet, { icons: more, aliases, not_found: missing, ...set }: IconSet): void {
  Object.assign(whole, set);
  Object.assign(whole.icons, more);
  if (aliases) whole.aliases = { ...whole.aliases, ...aliases };
  whole.not_found = [...(whole.not_found ?? []), ...(missing ?? [])];
}
