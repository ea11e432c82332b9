import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { fold } from '../filter/fold.ts';
import { placesOffered } from '../limits.ts';

const placeRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  country: z.string().nullable(),
});
export type FoundPlace = z.infer<typeof placeRow>;

/** So many of the first letters have to be right for a place to be offered in its stead. */
const nearLetters = 3;

/** Places whose name begins so, in any spelling: by slug, which is the name in plain letters. */
export async function findPlaces(db: Database, text: string): Promise<FoundPlace[]> {
  // The tables of transliteration are larger than a page's whole code.
  const { slugOf } = await import('../import/slug.ts');
  const [city = '', country] = text.split(',');
  const begins = slugOf(city.trim());
  if (begins === '') return [];
  const found = await db.all(
    statement(
      placeRow,
      `SELECT l.id, l.slug, l.name, c.name AS country FROM location l
       LEFT JOIN location c ON c.id = l.country_id AND c.id <> l.id
       WHERE l.slug >= ?1 AND l.slug < ?1 || '~' ORDER BY l.slug LIMIT ${placesOffered}`,
      begins,
    ),
  );
  const wanted = fold(country?.trim() ?? '');
  return found.filter((place) => wanted === '' || fold(place.country ?? '').startsWith(wanted));
}

/** The one place that a text names, `Berlin` or `Berlin, Germany`; else those that it may have meant. */
export async function namedPlace(
  db: Database,
  text: string,
): Promise<{ place: FoundPlace } | { near: FoundPlace[] }> {
  const begins = await findPlaces(db, text);
  const [city = ''] = text.split(',');
  const named = begins.filter(
    ({ name, slug }) => fold(name) === fold(city.trim()) || slug === city.trim(),
  );
  const [place] = named;
  if (place && named.length === 1) return { place };
  if (named.length > 1) return { near: named };
  return { near: begins.length > 0 ? begins : await findPlaces(db, text.slice(0, nearLetters)) };
}
