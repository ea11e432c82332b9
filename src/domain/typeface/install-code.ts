import { type CssFamily, faceRules, fallbackRule, stackOf } from './family-css.ts';

export interface InstallCode {
  id: 'npm' | 'css' | 'tailwind';
  name: string;
  code: string;
}

/** Ways to take a family away. The packages are its links; without files there are no rules to give. */
export function installCode(
  family: CssFamily,
  links: Readonly<Record<string, string | undefined>>,
): InstallCode[] {
  const packages = [links['npm-variable'], links.npm].filter((name) => name !== undefined);
  const npm = packages.map((name) => `npm install ${name}`).join('\n');
  const codes: InstallCode[] = [];
  if (npm) codes.push({ id: 'npm', name: 'npm', code: npm });
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
