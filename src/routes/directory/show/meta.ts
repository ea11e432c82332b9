import { plural } from '#app/ui/format.ts';
import type { Meta } from '#app/view.ts';
import { type Profile, placeName, profileKindNames } from '#domain/profile/profile.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';
import type { Props } from '#routes/directory/show/page.tsx';

const descriptionCharacters = 200;

/** What nothing in the catalogue speaks for is not for search engines yet. */
export function profileMeta({ profile, page, pages, typefacePage, typefacePages }: Props): Meta {
  const { id, slug, name, websites, typefaces } = profile;
  const at = (number: number) => urls.profile(slug, number);
  const ofTypefaces = typefacePage > 1;
  const isBare = websites + typefaces === 0;
  const place = ofTypefaces
    ? `, typefaces, page ${typefacePage} of ${typefacePages}`
    : page > 1
      ? `, page ${page} of ${pages}`
      : '';
  return {
    title: `${name}${place}`,
    description: describe(profile),
    canonical: ofTypefaces
      ? urls.profileTypefaces(slug, typefacePage).replace(/#.*/, '')
      : at(page),
    ...(isBare ? { robots: 'noindex' as const } : {}),
    ...(!ofTypefaces && page > 1 ? { previous: at(page - 1) } : {}),
    ...(!ofTypefaces && page < pages ? { next: at(page + 1) } : {}),
    about: { kind: 'profile', id },
    jsonLd: [
      person(profile),
      breadcrumbs([
        { name: 'Specimen', path: urls.home() },
        { name: profile.name, path: urls.profile(profile.slug) },
      ]),
    ],
  };
}

function describe({ name, kind, bio, place, websites, typefaces }: Profile): string {
  if (bio) {
    const words = bio.replace(/\s+/g, ' ');
    return words.length > descriptionCharacters
      ? `${words.slice(0, descriptionCharacters).trimEnd()}…`
      : words;
  }
  const work = [
    ...(websites > 0 ? [plural(websites, 'credited website')] : []),
    ...(typefaces > 0 ? [plural(typefaces, 'typeface')] : []),
  ].join(' and ');
  const what = kind ? `, ${profileKindNames[kind].toLowerCase()}` : '';
  return `${name}${what}${place ? ` in ${placeName(place)}` : ''}: ${work || 'a profile'} in Specimen.`;
}

/** What is known of them, for machines. Unknown facts are left out. */
function person({ slug, name, kind, bio, site, links, picture, place }: Profile): object {
  const path = urls.profile(slug);
  const sameAs = [...(site ? [site] : []), ...links].map(({ url }) => url);
  return {
    '@context': 'https://schema.org',
    '@type': kind === 'person' ? 'Person' : 'Organization',
    '@id': path,
    url: path,
    name,
    ...(bio ? { description: bio } : {}),
    ...(picture ? { image: urls.image(picture, 640, 'jpg') } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(place
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(place.country
              ? { addressLocality: place.name, addressCountry: place.country }
              : { addressCountry: place.name }),
          },
        }
      : {}),
  };
}
