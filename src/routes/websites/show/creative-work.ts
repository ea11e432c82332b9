import { dayOf } from '#domain/day.ts';
import { urls } from '#domain/urls.ts';
import type { Website } from '#domain/website/website.ts';

/** What is known of a website, for machines. Unknown facts are left out. */
export function creativeWork(website: Website): object {
  const { title, url, description, categories, credits, lang, location, year, picture } = website;
  const path = urls.website(website);
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': path,
    url: path,
    name: title,
    sameAs: url,
    datePublished: dayOf(website.publishedAt),
    dateModified: dayOf(website.updatedAt),
    ...(description ? { description } : {}),
    ...(lang ? { inLanguage: lang } : {}),
    ...(year ? { copyrightYear: year } : {}),
    ...(categories.length > 0 ? { genre: categories.map(({ name }) => name) } : {}),
    ...(location ? { locationCreated: { '@type': 'Place', name: location.name } } : {}),
    ...(credits.length > 0
      ? {
          creator: credits.map(({ profile }) => ({
            '@type': 'Organization',
            name: profile.name,
            url: urls.profile(profile.slug),
          })),
        }
      : {}),
    ...(picture ? { image: urls.image(picture.key, 1280, 'jpg') } : {}),
  };
}
