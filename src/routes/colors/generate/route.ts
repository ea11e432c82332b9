import { z } from 'zod';
import { written } from '#domain/color/notation.ts';
import { readGenerator, shuffled } from '#domain/palette/generate.ts';
import { generatorQuery } from '#domain/palette/generator-query.ts';
import { fnv1a } from '#domain/poster/fnv.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';

const query = z.object({ colors: z.string().catch(''), locked: z.string().catch('') });

/** Its whole state is the address. Without script, shuffling and locking are links. */
export const route = defineRoute({
  id: 'colors/generate',
  access: 'public',
  layout: 'default',
  cache: 'public',
  query,
  // Any colours may be asked for: only the first palette is kept.
  keep: async ({ search }) => (search.has('colors') || search.has('locked') ? null : ''),
  async load({ query }) {
    const { colors, locked } = readGenerator(query);
    // The same palette leads to the same next one: two visitors get the same bytes.
    const next = shuffled({ colors, locked }, fnv1a(generatorQuery({ colors, locked })));
    return {
      colors: [...colors],
      locked: [...locked],
      values: colors.map((hex) => written(hex, 'OKLCH')),
      next: urls.generatePalette(generatorQuery({ colors: next, locked })),
    };
  },
  meta: (_, { search }) => ({
    title: 'Palette generator',
    description:
      'Lock the colours you like and shuffle the others: palettes by harmony in OKLCH, or from a picture that never leaves your browser.',
    canonical: urls.generatePalette(),
    ...(search.size > 0 ? { robots: 'noindex' as const } : {}),
  }),
  page: () => import('#routes/colors/generate/page.tsx'),
});
