import { escapeHtml } from '#app/ui/escape-html.ts';
import { formatCount } from '#app/ui/format.ts';

export interface LinkedValue {
  slug: string;
  name: string;
  count: number;
}

/** What a link of a value leads to, and whether the value is chosen or left out. */
export interface ValueLinks {
  hrefOf: (slug: string) => string;
  choiceOf: (slug: string) => 'included' | 'excluded' | null;
}

/**
 * The values of a panel as markup. Text, not elements: a page has up to 300 of them, and a panel that is never opened
 * needs none.
 */
export function valueLinksHtml(
  values: readonly LinkedValue[],
  { hrefOf, choiceOf }: ValueLinks,
): string {
  return values
    .map(({ slug, name, count }) => {
      const choice = choiceOf(slug);
      const mark = choice ? ` aria-current="true" data-chosen="${choice}"` : '';
      return `<li><a href="${escapeHtml(hrefOf(slug))}"${mark}><i></i><span>${escapeHtml(name)}</span> <b>${formatCount(count)}</b></a></li>`;
    })
    .join('');
}

/** The last markup of each list of values that nothing is chosen of. */
const plain = new WeakMap<readonly LinkedValue[], { href: string; html: string }>();

/** The same where nothing is chosen: then addresses differ by their value alone, and lists are shown many times. */
export function plainLinksHtml(values: readonly LinkedValue[], links: ValueLinks): string {
  const href = links.hrefOf('');
  const known = plain.get(values);
  if (known?.href === href) return known.html;
  const html = valueLinksHtml(values, links);
  plain.set(values, { href, html });
  return html;
}
