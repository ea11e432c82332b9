import { contrast } from '../color/contrast.ts';
import { oklchOf } from '../color/oklch.ts';

export const paletteRoles = ['ground', 'text', 'accent', 'action', 'soft'] as const;
export type PaletteRole = (typeof paletteRoles)[number];

/**
 * What each colour would do on a page, in the order of the colours, by rule: of the two that contrast most the lighter
 * is the ground and the darker the text; of the others the most chroma (OKLCH) is the accent, the next the action, and
 * what is left is soft. A single colour is the ground.
 */
export function rolesOf(colors: readonly string[]): PaletteRole[] {
  const [ground, text] = mostApart(colors);
  const others = colors
    .filter((hex) => hex !== ground && hex !== text)
    .sort((a, b) => oklchOf(b).c - oklchOf(a).c);
  return colors.map((hex) => {
    if (hex === ground) return 'ground';
    if (hex === text) return 'text';
    return (['accent', 'action'] as const)[others.indexOf(hex)] ?? 'soft';
  });
}

/** The colour of a role; where the palette has none, that of the role it would lean on. */
export function byRole(colors: readonly string[]): Record<PaletteRole, string> {
  const roles = rolesOf(colors);
  const found = (role: PaletteRole) => colors[roles.indexOf(role)];
  const ground = found('ground') ?? '#ffffff';
  const text = found('text') ?? readable(ground);
  const accent = found('accent') ?? text;
  const action = found('action') ?? accent;
  return { ground, text, accent, action, soft: found('soft') ?? ground };
}

/** The colour of a palette that is read best on a ground; black or white where none is read (under 3). */
export function inkOf(colors: readonly string[], ground: string): string {
  const best = colors.reduce((a, b) => (contrast(b, ground) > contrast(a, ground) ? b : a), ground);
  return contrast(best, ground) >= 3 ? best : readable(ground);
}

function readable(ground: string): string {
  return contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000';
}

/** The lighter and the darker of the pair with the highest ratio; a single colour has no other. */
function mostApart(colors: readonly string[]): [string | undefined, string | undefined] {
  const pairs = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => [a, b] as const));
  const [first] = pairs.sort((one, other) => contrast(...other) - contrast(...one));
  if (!first) return [colors[0], undefined];
  const [a, b] = first;
  return oklchOf(a).l >= oklchOf(b).l ? [a, b] : [b, a];
}
