import { z } from 'zod';
import { profileLinksMost } from '../limits.ts';
import { profileKinds, specialties } from '../profile/profile.ts';
import { address, idText, line, list, moment, prose } from './row.ts';

export const specialty = z.enum(Object.keys(specialties) as (keyof typeof specialties)[]);
export const profileRow = z.object({
  id: idText.optional(),
  slug: line(120).optional(),
  name: line(120),
  kind: z.enum(profileKinds).optional(),
  /** Collected data: the kind in other words. */
  type: z.string().optional(),
  url: address.optional().catch(undefined),
  github: address.optional().catch(undefined),
  bio: prose(2_000).optional(),
  description: prose(2_000).optional(),
  location: line(200).optional(),
  location_slug: line(120).optional(),
  specialties: list(specialty, 6).optional(),
  links: list(address, profileLinksMost).optional(),
  added: moment.optional(),
});
export type ProfileRow = z.infer<typeof profileRow>;

export const kindOfType: Record<string, (typeof profileKinds)[number]> = {
  individual: 'person',
  agency: 'agency',
  foundry: 'foundry',
};

/** As it can be found; a list of places is none. */
export function locationText(one: ProfileRow): string | undefined {
  return one.location_slug ?? (one.location?.includes(',') ? undefined : one.location);
}
