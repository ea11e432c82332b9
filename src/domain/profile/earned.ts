import { type ShownSpecialty, type Specialty, specialties } from './profile.ts';

/** Words of a stated role that show a specialty. What no role can show (freelance) is never earned. */
const shownBy: Partial<Record<Specialty, RegExp>> = {
  branding: /\b(brand|branding|identity|logo)/i,
  design: /\b(design|designer|art direction|illustration|ux|ui)\b/i,
  development: /\b(develop|engineer|program|code|coding|front-?end|back-?end|build|built)/i,
  'type-design': /\b(type|typeface|font|lettering)[\s-]?(design|foundry)?\b/i,
};

/** What a role shows: `design` -> design, `type design` -> type design alone. */
export function specialtiesOfRole(role: string): Specialty[] {
  if (shownBy['type-design']?.test(role)) return ['type-design'];
  return (Object.keys(specialties) as Specialty[]).filter((slug) => shownBy[slug]?.test(role));
}

interface Work {
  /** What the profile says of itself. */
  declared: readonly Specialty[];
  /** Roles on published websites, a line for each website and role. */
  credits: readonly { website: number; role: string }[];
  /** Typefaces that it designed or published. */
  typefaces: number;
}

/** Earned ones first, by how much shows them; then what is only said, in the order of the list. */
export function shownSpecialties({ declared, credits, typefaces }: Work): ShownSpecialty[] {
  const websites = new Map<Specialty, Set<number>>();
  for (const { website, role } of credits) {
    for (const slug of specialtiesOfRole(role)) {
      websites.set(slug, (websites.get(slug) ?? new Set()).add(website));
    }
  }
  const earned = (slug: Specialty): number => {
    const count = websites.get(slug)?.size ?? 0;
    return slug === 'type-design' ? count + typefaces : count;
  };
  return (Object.keys(specialties) as Specialty[])
    .map((slug) => ({ slug, earned: earned(slug) }))
    .filter(({ slug, earned: count }) => count > 0 || declared.includes(slug))
    .sort((a, b) => b.earned - a.earned);
}
