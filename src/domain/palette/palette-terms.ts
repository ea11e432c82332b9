import { familyOf } from '../color/color-family.ts';
import type { IndexedTerm } from '../filter/kept-index.ts';
import { factsOfColors } from './palette-facts.ts';
import {
  darkModeBelow,
  type PaletteFacet,
  paletteFacets,
  paletteModes,
  palettePairs,
} from './palette-filter.ts';
import { tagRules } from './palette-rules.ts';
import type { PaletteTag } from './palette-tag.ts';

/** Tags that these colours give by rule, in the order of the rules. */
export function tagsByRule(colors: readonly string[]): PaletteTag[] {
  const facts = factsOfColors(colors);
  return tagRules.filter(({ holds }) => holds(facts)).map(({ slug, name }) => ({ slug, name }));
}

/** Which palettes have which value of which facet: `add` takes them in the order of their places. */
export class PaletteTerms {
  private readonly facets = new Map<PaletteFacet, Map<string, IndexedTerm>>();

  /** `tags`: those that people gave it. */
  add(n: number, colors: readonly string[], tags: readonly PaletteTag[]): void {
    const facts = factsOfColors(colors);
    for (const { slug, name } of tags) this.put('tags', slug, name, n);
    for (const { slug, name, holds } of tagRules) if (holds(facts)) this.put('tags', slug, name, n);
    for (const family of new Set(colors.map(familyOf)))
      this.put('colors', family, `${family[0]?.toUpperCase()}${family.slice(1)}`, n);
    const size = String(colors.length);
    this.put('count', size, colors.length === 1 ? '1 colour' : `${size} colours`, n);
    const mode = facts.meanLightness < darkModeBelow ? 'dark' : 'light';
    this.put('mode', mode, paletteModes[mode], n);
    for (const [slug, { name, ratio, pairs }] of Object.entries(palettePairs))
      if ((facts.ratios[pairs - 1] ?? 0) >= ratio) this.put('pairs', slug, name, n);
  }

  all(): Record<PaletteFacet, IndexedTerm[]> {
    const lists = paletteFacets.map((facet) => [
      facet,
      [...(this.facets.get(facet)?.values() ?? [])],
    ]);
    return Object.fromEntries(lists) as Record<PaletteFacet, IndexedTerm[]>;
  }

  private put(facet: PaletteFacet, slug: string, name: string, n: number): void {
    const terms = this.facets.get(facet) ?? new Map<string, IndexedTerm>();
    this.facets.set(facet, terms);
    const term = terms.get(slug) ?? { slug, name, members: [] };
    terms.set(slug, term);
    if (term.members.at(-1) !== n) term.members.push(n);
  }
}
