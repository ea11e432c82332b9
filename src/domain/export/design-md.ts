import { familyOf } from './css-formats.ts';
import { colorTokens, type ExportSource, faceTokens, onOneLine, wordsOf } from './export-source.ts';

/**
 * DESIGN.md: tokens as YAML front matter for programs, the same in words for who reads it. Texts in the front matter
 * are JSON strings, which YAML 1.2 reads as they are.
 */
export function designMdFormat({ title, url, colors, faces }: ExportSource): string {
  const [colorList, faceList] = [colorTokens(colors), faceTokens(faces)];
  return [
    '---',
    `name: ${JSON.stringify(title)}`,
    ...(colorList.length > 0 ? ['colors:'] : []),
    ...colorList.map(({ id, hex }) => `  ${id}: "${hex}"`),
    ...(faceList.length > 0 ? ['typography:'] : []),
    ...faceList.map((face) => `  ${face.id}:\n    fontFamily: ${JSON.stringify(familyOf(face))}`),
    '---',
    '',
    `# ${markdown(title)}`,
    ...(url ? ['', `Taken from <${url}>.`] : []),
    ...(colorList.length > 0 ? ['', '## Colors', ''] : []),
    ...colorList.map((color) => `- \`${color.id}\` ${color.hex}: ${markdown(wordsOf(color))}`),
    ...(faceList.length > 0 ? ['', '## Typography', ''] : []),
    ...faceList.map((face) => `- \`${face.id}\`: ${markdown(face.name)}, else ${face.generic}`),
    '',
  ].join('\n');
}

/** Text that stays text: every sign of Markdown and HTML gets a backslash. */
function markdown(text: string): string {
  return onOneLine(text).replaceAll(/[\\`*_{}[\]()#+\-!<>|~&]/g, '\\$&');
}
