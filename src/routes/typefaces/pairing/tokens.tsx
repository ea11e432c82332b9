import { ExportSection } from '#app/ui/export-section.tsx';
import { formatsFor } from '#domain/export/format-list.ts';
import type { PairingPage } from '#domain/typeface/pairing-page.ts';
import { urls } from '#domain/urls.ts';

/** The faces in their roles, for tools that read tokens. */
export function Tokens({ pairing: { slug, under, faces } }: { pairing: PairingPage }) {
  return (
    <ExportSection
      title="As tokens"
      formats={formatsFor({ colors: [], faces })}
      fileIn={(format) => urls.pairingExport(slug, under.slug, format)}
    />
  );
}
