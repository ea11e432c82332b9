import { cssFormat, lightDarkFormat, scssFormat, tailwindFormat } from './css-formats.ts';
import { csvFormat, jsonFormat } from './data-formats.ts';
import { designMdFormat } from './design-md.ts';
import type { ExportSource } from './export-source.ts';
import { type FormatId, formatList, formatsFor } from './format-list.ts';
import { pngFormat, svgFormat } from './picture-formats.ts';
import { acoFormat, aseFormat, gplFormat } from './swatch-formats.ts';
import { dtcgFormat, styleDictionaryFormat } from './token-formats.ts';

type Write = (
  source: ExportSource,
) => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

const writers: Record<FormatId, Write> = {
  css: cssFormat,
  'light-dark': lightDarkFormat,
  scss: scssFormat,
  tailwind: tailwindFormat,
  dtcg: dtcgFormat,
  'style-dictionary': styleDictionaryFormat,
  ase: aseFormat,
  aco: acoFormat,
  gpl: gplFormat,
  svg: svgFormat,
  png: pngFormat,
  json: jsonFormat,
  csv: csvFormat,
  'design-md': designMdFormat,
};

export interface ExportFile {
  name: string;
  mediaType: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** The source as one file; null when there is no such format or nothing in the source that it can hold. `stem`: of the file's name, a slug. */
export async function writeExport(
  source: ExportSource,
  format: string,
  stem: string,
): Promise<ExportFile | null> {
  const found = formatList.find(({ id }) => id === format);
  if (!found || !formatsFor(source).includes(found)) return null;
  return {
    name: found.file ?? `${stem}.${found.extension}`,
    mediaType: found.mediaType,
    body: await writers[found.id](source),
  };
}
