import { keepPalettes, loadPalettes } from '#routes/colors/load-palettes.ts';
import { paletteListMeta } from '#routes/colors/palette-list-meta.ts';
import { defineRoute } from '#routes/contract.ts';

export const route = defineRoute({
  id: 'colors/palettes',
  access: 'public',
  layout: 'default',
  cache: 'public',
  keep: (context) => keepPalettes(context, null),
  load: (context) => loadPalettes(context, null),
  meta: paletteListMeta,
  page: () => import('#routes/colors/palettes/page.tsx'),
});
