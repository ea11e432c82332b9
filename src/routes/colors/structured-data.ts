import { urls } from '#domain/urls.ts';

/** From the page of colours down to a page. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Colours', path: urls.colors() }, ...steps].map(
      ({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: path }),
    ),
  };
}

export function itemList(
  items: readonly { name: string; path: string }[],
  name: string,
  total: number,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.name,
      url: item.path,
    })),
  };
}
