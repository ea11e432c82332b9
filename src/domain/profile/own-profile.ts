import type { Place, ProfileKind, ProfileLink, Specialty } from './profile.ts';

/** How a profile came to be somebody's. */
export const proofs = ['created', 'mail', 'dns', 'meta', 'file', 'review'] as const;

/** A profile as its owner sees it. An update names the version that it changes. */
export interface OwnProfile {
  id: number;
  slug: string;
  name: string;
  kind: ProfileKind | null;
  bio: string | null;
  url: string | null;
  picture: string | null;
  version: number;
  proof: (typeof proofs)[number];
  place: Place | null;
  /** Published websites that credit it. */
  websites: number;
  /** Made by its owner, and no website or typeface names it: it goes when they want it to. */
  isRemovable: boolean;
}

/** With what only its form shows. */
export interface EditedProfile extends OwnProfile {
  links: ProfileLink[];
  specialties: Specialty[];
}
