import { specialties } from '#domain/profile/profile.ts';
import { fontStyles, fontTypes } from '#domain/typeface/typeface.ts';
import {
  addCategory,
  addLocation,
  addProfile,
  addTypeface,
  addVisitors,
  addWebsite,
  type NewWebsite,
} from './factories.ts';

const statuses = ['published', 'published', 'published', 'published', 'archived', 'to-review'];
const words = [
  'Éclair',
  'eclair',
  'Zürich',
  'zebra',
  'Ångström',
  'Omega',
  'Ωmega',
  '日本',
  'naïve',
  'Naive',
  '1st',
  '“Quoted”',
];
const hexes = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#0000ff',
  '#00ff00',
  '#ffff00',
  '#ff00ff',
  '#00ffff',
  '#888888',
];

/** A seeded generator of numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fills the database with `size` websites of all kinds, unpublished ones, ties and empty ones among them. */
export async function fillCatalogue(size: number, seed: number, today: string): Promise<void> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(list))),
  ];
  const each = async <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> => {
    const list: T[] = [];
    for (let i = 0; i < count; i++) list.push(await make(i));
    return list;
  };
  const countries = await each(3, (i) =>
    addLocation({ slug: `country-${i}`, name: `Country ${i}` }),
  );
  const cities = await each(6, (i) =>
    addLocation({ slug: `city-${i}`, name: `City ${i}`, country: pick(countries) }),
  );
  const categories = await each(12, (i) =>
    addCategory({ slug: `cat-${i}`, name: i % 4 === 0 ? 'Same name' : `${pick(words)} ${i}` }),
  );
  const typefaces = await each(8, (i) =>
    addTypeface({
      slug: `face-${i}`,
      styles: some(Object.keys(fontStyles), 3),
      types: some(Object.keys(fontTypes), 2),
    }),
  );
  const profiles = await each(8, (i) =>
    addProfile({ slug: `studio-${i}`, specialties: some(Object.keys(specialties), 3) }),
  );
  for (let i = 0; i < size; i++) {
    const credits = some(profiles, 2);
    const id = await addWebsite({
      title: `${pick(words)}${random() < 0.5 ? '' : ` ${Math.floor(random() * 5)}`}`,
      status: pick(statuses),
      location: random() < 0.7 ? pick([...cities, ...countries]) : null,
      year: random() < 0.7 ? 2018 + Math.floor(random() * 6) : null,
      mode: random() < 0.7 ? pick(['light', 'dark'] as const) : null,
      publishedAt: Date.UTC(2026, 0, 1 + Math.floor(random() * 20)),
      categories: some(categories, 5),
      typefaces: some(typefaces, 3),
      colors: some(hexes, 5),
      credits: credits.flatMap((profile): NewWebsite['credits'] =>
        random() < 0.3
          ? [
              { id: profile, role: 'Design' },
              { id: profile, role: 'Code' },
            ]
          : [profile],
      ),
    });
    if (random() < 0.4) await addVisitors(id, today, 1 + Math.floor(random() * 4));
  }
}
