import { licences } from '#domain/typeface/licence.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import { urls } from '#domain/urls.ts';

/** What is known of a typeface, for machines. Unknown facts are left out. */
export function creativeWork(typeface: TypefacePage): object {
  const { slug, name, description, designers, foundry, year, licence, styles, links } = typeface;
  const path = urls.typeface(slug);
  const licenceUrl = licence && licences[licence]?.url;
  const sameAs = [links.website, links.repository].filter((link) => link !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': path,
    url: path,
    name,
    ...(description ? { description } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(styles.length > 0 ? { genre: styles.map((style) => style.name) } : {}),
    ...(year ? { copyrightYear: year } : {}),
    ...(licenceUrl ? { license: licenceUrl } : {}),
    ...(designers.length > 0
      ? {
          creator: designers.map((person) => ({
            '@type': 'Person',
            name: person.name,
            url: urls.profile(person.slug),
          })),
        }
      : {}),
    ...(foundry
      ? {
          publisher: {
            '@type': 'Organization',
            name: foundry.name,
            url: urls.profile(foundry.slug),
          },
        }
      : {}),
  };
}
