/** A page as machines are told of it; heads make absolute addresses of paths. */
export interface NamedPage {
  name: string;
  path: string;
}

/** What a list shows, in its order. `total`: how many there are on all of its pages. */
export function itemList(items: readonly NamedPage[], name: string, total: number): object {
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

/** The way down to a page, itself the last. */
export function breadcrumbs(steps: readonly NamedPage[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: path,
    })),
  };
}
