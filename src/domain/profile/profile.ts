/** The fixed specialties of the specification, slug to name. */
export const specialties = {
  agency: 'Agency',
  branding: 'Branding',
  design: 'Design',
  development: 'Development',
  freelance: 'Freelance',
  'type-design': 'Type design',
} as const;

export type Specialty = keyof typeof specialties;

export const profileKinds = ['person', 'studio', 'agency', 'foundry'] as const;
export type ProfileKind = (typeof profileKinds)[number];

export const profileKindNames: Record<ProfileKind, string> = {
  person: 'Person',
  studio: 'Studio',
  agency: 'Agency',
  foundry: 'Foundry',
};

/** One address of a profile. */
export interface ProfileLink {
  /** The way out through `/go`. */
  hash: string;
  url: string;
}

/** What a specialty rests on. */
export interface ShownSpecialty {
  slug: Specialty;
  /** Credited websites, or typefaces for type design, that show it; 0 where the profile alone says so. */
  earned: number;
}

export interface Place {
  slug: string;
  name: string;
  country: string | null;
}

/** A profile as its page shows it, without its work. */
export interface Profile {
  id: number;
  slug: string;
  name: string;
  kind: ProfileKind | null;
  bio: string | null;
  /** Its own site; without a way out where none was made. */
  site: ProfileLink | null;
  links: ProfileLink[];
  /** Key of its picture, a square. */
  picture: string | null;
  place: Place | null;
  specialties: ShownSpecialty[];
  /** Published websites that credit it, and typefaces that it designed or published. */
  websites: number;
  typefaces: number;
  isOwned: boolean;
  /** Epoch ms. */
  updatedAt: number;
}

/** `Berlin, Germany` */
export function placeName({ name, country }: Pick<Place, 'name' | 'country'>): string {
  return country ? `${name}, ${country}` : name;
}
