import type { Face } from 'harfbuzzjs';
import { featureName } from './feature-names.ts';
import type { FontFeature } from './font-facts.ts';

const tables = ['GSUB', 'GPOS'] as const;

/** Every feature of both layout tables once, by tag, with its plain name and what the font calls it. */
export function featuresOf(face: Face, nameOf: (id: number) => string | null): FontFeature[] {
  const features = new Map<string, FontFeature>();
  for (const table of tables) {
    face.getTableFeatureTags(table).forEach((tag, index) => {
      if (!/^[\x20-\x7e]{4}$/.test(tag)) return;
      const feature = features.get(tag) ?? {
        tag,
        name: featureName(tag),
        label: null,
        variants: [],
        tables: [],
      };
      features.set(tag, feature);
      if (!feature.tables.includes(table)) feature.tables.push(table);
      if (feature.label === null && /^(ss|cv)\d\d$/.test(tag))
        Object.assign(feature, labelled(face, table, index, nameOf));
    });
  }
  return [...features.values()].sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

function labelled(
  face: Face,
  table: (typeof tables)[number],
  index: number,
  nameOf: (id: number) => string | null,
): Pick<FontFeature, 'label' | 'variants'> {
  const ids = face.getFeatureNameIds(table, index);
  return {
    label: ids?.uiLabelNameId === undefined ? null : nameOf(ids.uiLabelNameId),
    variants: (ids?.paramUiLabelNameIds ?? []).slice(0, 100).flatMap((id) => nameOf(id) ?? []),
  };
}

/** OpenType script tags of both tables, without the default. */
export function layoutScriptsOf(face: Face): string[] {
  const tags = tables.flatMap((table) => face.getTableScriptTags(table));
  return [...new Set(tags)].filter((tag) => tag !== 'DFLT' && /^[\x20-\x7e]{4}$/.test(tag)).sort();
}
