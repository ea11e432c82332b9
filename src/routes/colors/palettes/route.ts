import { urls } from '#domain/urls.ts';
import { keepPalettes, loadPalettes } from '#routes/colors/load-palettes.ts';
import { paletteListMeta } from '#routes/colors/palette-list-meta.ts';
import { defineRoute } from '#routes/contract.ts';

export const paletteList = defineRoute({
  id: 'colors/palettes',
  url: urls.palettes(),
  access: 'public',
  layout: 'default',
  cache: 'public',
  keep: (context) => keepPalettes(context, null),
  load: (context) => loadPalettes(context, null),
  meta: paletteListMeta,
  page: () => import('#routes/colors/palettes/page.tsx'),
});
