import type { Catalogue } from '../catalogue/catalogue.ts';
import { isColorFamily } from '../color/color.ts';
import type { Database } from '../db.ts';
import type { Filter } from '../filter/filter.ts';
import { searchGroupSize } from '../limits.ts';
import type { PaletteFilter } from '../palette/palette-filter.ts';
import type { SearchGroups, SearchIndex, SearchLabel, SearchResult } from './search.ts';
import { websitesBy } from './search-store.ts';
import { hasOperator, readTerm, type SearchTerm } from './search-term.ts';
import { wordsOf } from './words.ts';

/** What a search came to. `color`: a family or hex that was meant, which has a page of its own. */
export interface Found extends SearchResult {
  color: string | null;
  /** The whole list of palettes that the best few stand before. */
  paletteFilter: PaletteFilter;
}

interface Sources {
  catalogue: Pick<Catalogue, 'websites' | 'palettes'>;
  db: Database;
  index: SearchIndex;
}

const everything = Number.MAX_SAFE_INTEGER;

/** Answers a term with its operators; `page` from 1. Throws `Unavailable`. */
export async function runSearch(
  sources: Sources,
  term: string,
  page: number,
  size: number,
): Promise<Found> {
  const asked = readTerm(term);
  const word = asked.words.toLowerCase();
  if (!hasOperator(asked)) {
    const found = sources.index.search(term, page, size);
    return { ...found, color: isColorFamily(word) ? word : null, paletteFilter: { term } };
  }
  const named = namedIn(sources.index, asked);
  const found = asked.words === '' ? null : sources.index.search(asked.words, 1, everything);
  const matching = await websitesFor(sources, asked, named);
  const among = new Set(matching);
  const ids = found ? found.ids.filter((id) => among.has(id)) : matching;
  return {
    ids: ids.slice((page - 1) * size, page * size),
    total: ids.length,
    groups: { ...(found?.groups ?? noGroups), ...named },
    ...(asked.color
      ? await palettesOf(sources, asked.color)
      : {
          palettes: found?.palettes ?? [],
          paletteTotal: found?.paletteTotal ?? 0,
          paletteFilter: { term: asked.words },
        }),
    color: asked.color || null,
  };
}

const noGroups: SearchGroups = {
  typefaces: [],
  tags: [],
  profiles: [],
  categories: [],
  locations: [],
};

/** Whom and what the operators name: who is called exactly so, else everyone whose name begins so. */
function namedIn(index: SearchIndex, { font, by }: SearchTerm): Partial<SearchGroups> {
  const called = (kind: 'typefaces' | 'profiles', text: string) => {
    const labels = index.search(text, 1, 1).groups[kind];
    const wanted = wordsOf(text).join(' ');
    const exact = labels.filter(
      ({ slug, name }) => slug === text.toLowerCase() || wordsOf(name).join(' ') === wanted,
    );
    return exact.length > 0 ? exact : labels;
  };
  return {
    ...(font === null ? {} : { typefaces: called('typefaces', font) }),
    ...(by === null ? {} : { profiles: called('profiles', by) }),
  };
}

/** Published websites that hold all that was asked for by name, the most popular first. */
async function websitesFor(
  { catalogue, db }: Sources,
  { font, by, color }: SearchTerm,
  { typefaces = [], profiles = [] }: Partial<SearchGroups>,
): Promise<number[]> {
  const isImpossible =
    (font !== null && typefaces.length === 0) ||
    (by !== null && profiles.length === 0) ||
    color === '';
  if (isImpossible) return [];
  const websites = await catalogue.websites();
  const filter: Filter = {
    ...(color === null ? {} : colorFilter(color)),
    ...(font === null ? {} : { typefaces: only(slugsOf(typefaces)) }),
  };
  const { ids } = await websites.select({
    filter,
    sort: 'popular',
    seed: 1,
    page: 1,
    size: everything,
  });
  if (by === null) return ids;
  const theirs = new Set(await websitesBy(db, idsOf(profiles)));
  return ids.filter((id) => theirs.has(id));
}

async function palettesOf({ catalogue }: Sources, color: string) {
  const paletteFilter: PaletteFilter = isColorFamily(color)
    ? { colors: only([color]) }
    : { color: [color.slice(1)] };
  const palettes = await catalogue.palettes();
  const { ids, total } = palettes.select({
    filter: paletteFilter,
    sort: 'popular',
    page: 1,
    size: searchGroupSize,
  });
  return { palettes: ids, paletteTotal: total, paletteFilter };
}

function colorFilter(color: string): Filter {
  return isColorFamily(color) ? { colors: only([color]) } : { color: only([color.slice(1)]) };
}

function only(include: readonly string[]) {
  return { include, exclude: [] };
}

function slugsOf(labels: readonly SearchLabel[]): string[] {
  return labels.map(({ slug }) => slug);
}

function idsOf(labels: readonly SearchLabel[]): number[] {
  return labels.map(({ id }) => id);
}
