import { awayHost } from './away-file.ts';
import { type CssFamily, faceRules, fallbackRule, stackOf } from './family-css.ts';

export interface InstallCode {
  id: 'npm' | 'cdn' | 'css' | 'tailwind';
  name: string;
  code: string;
}

/**
 * Ways to take a family away. The packages are its links, `sources` what its files came from, as `package@version`;
 * without files there are no rules to give.
 */
export function installCode(
  family: CssFamily,
  links: Readonly<Record<string, string | undefined>>,
  sources: readonly (string | null)[] = [],
): InstallCode[] {
  const packages = [links['npm-variable'], links.npm].filter((name) => name !== undefined);
  const npm = packages.map((name) => `npm install ${name}`).join('\n');
  const codes: InstallCode[] = [];
  if (npm) codes.push({ id: 'npm', name: 'npm', code: npm });
  const cdn = cdnCode(family, links, sources);
  if (cdn) codes.push({ id: 'cdn', name: 'CDN', code: cdn });
  if (family.faces.length === 0) return codes;
  const rules = [faceRules(family, '/fonts/'), fallbackRule(family)].filter(Boolean).join('\n\n');
  const use = `:root {\n  font-family: ${stackOf(family)};\n}`;
  codes.push({ id: 'css', name: '@font-face', code: `${rules}\n\n${use}` });
  codes.push({
    id: 'tailwind',
    name: 'Tailwind',
    code: `@import "tailwindcss";\n\n@theme {\n  --font-${family.slug}: ${stackOf(family)};\n}`,
  });
  return codes;
}

const cdnWeights = [400, 700];

/**
 * A style sheet at a public host of npm packages, as Fontsource lays its packages out: `index.css` of a variable one,
 * whose family is called "… Variable", and a sheet a weight of a static one. Null for other packages,
 * and for one under another name, which its sheets then have too.
 */
function cdnCode(
  family: CssFamily,
  links: Readonly<Record<string, string | undefined>>,
  sources: readonly (string | null)[],
): string | null {
  const all = [links['npm-variable'], links.npm].filter((name) => name !== undefined);
  const id = family.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const name = all.find(
    (one) => one === `@fontsource-variable/${id}` || one === `@fontsource/${id}`,
  );
  if (name === undefined) return null;
  const known = sources.find((source) => source?.startsWith(`${name}@`)) ?? name;
  const isVariable = name.startsWith('@fontsource-variable/');
  const had = cdnWeights.filter((weight) =>
    family.faces.some((face) => face.weight_least === weight),
  );
  const sheets = isVariable ? ['index'] : had.length > 0 ? had : ['index'];
  const tags = sheets.map(
    (sheet) => `<link rel="stylesheet" href="https://${awayHost}/npm/${known}/${sheet}.css">`,
  );
  const stack = stackOf(isVariable ? { ...family, name: `${family.name} Variable` } : family);
  return `${tags.join('\n')}\n\n<style>\n  :root { font-family: ${stack.replace(/ "[^"]* Fallback",/, '')}; }\n</style>`;
}
