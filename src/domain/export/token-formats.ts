import { rgbOf } from '../color/srgb.ts';
import { familyOf } from './css-formats.ts';
import { colorTokens, type ExportSource, faceTokens } from './export-source.ts';

/**
 * Design Tokens Format Module 2025.10 of the Design Tokens Community Group: colours as objects with colour space,
 * components (0 to 1) and hex, typefaces as lists of families.
 */
export function dtcgFormat({ title, url, colors, faces }: ExportSource): string {
  return json({
    $description: unreferenced(url ? `${title}, ${url}` : title),
    ...(colors.length > 0 && {
      color: {
        $type: 'color',
        ...Object.fromEntries(
          colorTokens(colors).map(({ id, name, hex, share, role }) => [
            id,
            {
              $value: { colorSpace: 'srgb', components: componentsOf(hex), alpha: 1, hex },
              $description: unreferenced(name),
              ...((share != null || role) && {
                $extensions: {
                  specimen: { ...(role && { role }), ...(share != null && { share }) },
                },
              }),
            },
          ]),
        ),
      },
    }),
    ...(faces.length > 0 && {
      font: {
        $type: 'fontFamily',
        ...Object.fromEntries(
          faceTokens(faces).map(({ id, name, generic }) => [
            id,
            { $value: [unreferenced(name), generic] },
          ]),
        ),
      },
    }),
  });
}

/** Style Dictionary's own format: `value`, `type` and `comment` on each token. */
export function styleDictionaryFormat({ colors, faces }: ExportSource): string {
  return json({
    ...(colors.length > 0 && {
      color: Object.fromEntries(
        colorTokens(colors).map(({ id, name, hex }) => [
          id,
          { value: hex, type: 'color', comment: unreferenced(name) },
        ]),
      ),
    }),
    ...(faces.length > 0 && {
      font: Object.fromEntries(
        faceTokens(faces).map((face) => [
          face.id,
          { value: unreferenced(familyOf(face)), type: 'fontFamily' },
        ]),
      ),
    }),
  });
}

/** Channels as parts of one; five digits tell all 256 apart. */
function componentsOf(hex: string): number[] {
  return rgbOf(hex).map((channel) => Math.round((channel / 255) * 100_000) / 100_000);
}

/** Style Dictionary looks words in braces up as names of other tokens, in descriptions too, and stops where there are none. */
function unreferenced(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')');
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
