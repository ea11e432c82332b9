import type { Stated } from './stated.ts';

/** The one host that a preview may load from: the policy of every page names it for fonts alone. */
export const awayHost = 'cdn.jsdelivr.net';

/**
 * The address of a family's regular at a public host of npm packages, as Fontsource names its files
 * (`{id}-{subset}-{weight}-{style}.woff2`). Null where no such package is known. Nothing asks for it by itself.
 */
export function awayFile(npm: string | null, stated: Stated | null): string | null {
  const [, id] = /^@fontsource\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(npm ?? '') ?? [];
  if (id === undefined || !stated) return null;
  const [weight] = stated.weights.toSorted((a, b) => Math.abs(a - 400) - Math.abs(b - 400));
  const subset = stated.subsets.includes('latin') ? 'latin' : stated.subsets[0];
  if (weight === undefined || subset === undefined) return null;
  return `https://${awayHost}/npm/@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2`;
}
