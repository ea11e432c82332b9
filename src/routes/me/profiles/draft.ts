import {
  placeName,
  profileKindNames,
  type Specialty,
  specialties as specialtyNames,
} from '#domain/profile/profile.ts';

/** A profile's form as it stands: what is stored, or what was sent and could not be taken. */
export interface Draft {
  name: string;
  /** Empty while nothing is chosen. */
  kind: string;
  bio: string;
  url: string;
  /** One a line. */
  links: string;
  place: string;
  specialties: string[];
  removesPicture: boolean;
}

export type DraftField = Exclude<keyof Draft, 'removesPicture'> | 'picture' | 'form';
export type Issues = Partial<Record<DraftField, string>>;

export const emptyDraft: Draft = {
  name: '',
  kind: '',
  bio: '',
  url: '',
  links: '',
  place: '',
  specialties: [],
  removesPicture: false,
};

interface Stored {
  name: string;
  kind: string | null;
  bio: string | null;
  url: string | null;
  links: readonly { url: string }[];
  place: { name: string; country: string | null } | null;
  specialties: readonly Specialty[];
}

export function draftOf(profile: Stored): Draft {
  return {
    name: profile.name,
    kind: profile.kind ?? '',
    bio: profile.bio ?? '',
    url: profile.url ?? '',
    links: profile.links.map(({ url }) => url).join('\n'),
    place: profile.place ? placeName(profile.place) : '',
    specialties: [...profile.specialties],
    removesPicture: false,
  };
}

const fields = [
  ['Name', (draft: Draft) => draft.name],
  ['Kind', ({ kind }: Draft) => profileKindNames[kind as keyof typeof profileKindNames] ?? kind],
  ['Bio', (draft: Draft) => draft.bio],
  ['Website', (draft: Draft) => draft.url],
  ['Links', (draft: Draft) => draft.links],
  ['Location', (draft: Draft) => draft.place],
  [
    'Specialties',
    (draft: Draft) =>
      draft.specialties
        .map((slug) => specialtyNames[slug as Specialty] ?? slug)
        .sort()
        .join(', '),
  ],
] as const;

/** What stands there now, by name, where it is not what was typed. */
export function differing(now: Draft, typed: Draft): { name: string; text: string }[] {
  return fields.flatMap(([name, textIn]) =>
    textIn(now) === textIn(typed) ? [] : [{ name, text: textIn(now) }],
  );
}
