import { linkKind } from '#app/navigation/link.ts';

export interface NavigateOptions {
  /** Needed to leave this site. */
  external?: boolean;
  replace?: boolean;
}

/** Goes to an address by script. Throws for refused schemes, and for other sites unless `external` is set. */
export function navigate(
  href: string,
  { external = false, replace = false }: NavigateOptions = {},
) {
  const kind = linkKind(href);
  if (kind === 'refused') throw new Error(`Not an address to go to: ${href}`);
  if (kind === 'external' && !external) {
    throw new Error(`Leaving this site needs { external: true }: ${href}`);
  }
  if (kind === 'external' || !('navigation' in window)) {
    if (replace) location.replace(href);
    else location.assign(href);
    return;
  }
  const { committed, finished } = navigation.navigate(href, replace ? { history: 'replace' } : {});
  // A later navigation may end this one; the page then shows that one.
  for (const step of [committed, finished]) step?.catch(() => {});
}
