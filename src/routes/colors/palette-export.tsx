import { ExportSection } from '#app/ui/export-section.tsx';
import { formatList } from '#domain/export/format-list.ts';
import { urls } from '#domain/urls.ts';

/** A palette in every format. */
export function PaletteExport({ slug }: { slug: string }) {
  return (
    <ExportSection formats={formatList} fileIn={(format) => urls.paletteExport(slug, format)} />
  );
}
