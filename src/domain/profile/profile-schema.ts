import { z } from 'zod';
import {
  profileBioCharacters,
  profileLinksMost,
  profileNameCharacters,
  profilePlaceCharacters,
} from '../limits.ts';
import { urlKey } from '../urls.ts';
import { profileKinds, type Specialty, specialties } from './profile.ts';
import { webAddress } from './web-address.ts';

const noAddress =
  'Only https addresses of public sites are taken, such as https://example.com/about';

/** One line: control characters would break it, and half a character is none. */
function line(most: number, empty: string) {
  return z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(1, empty).max(most, `At most ${most} characters`))
    .refine((text) => text.isWellFormed(), 'It holds half a character');
}

const bio = z
  .string()
  .transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '').trim())
  .pipe(z.string().max(profileBioCharacters, `At most ${profileBioCharacters} characters`))
  .refine((text) => text.isWellFormed(), 'It holds half a character')
  .transform((text) => text || null);

const url = z.string().transform((text, context) => {
  if (text.trim() === '') return null;
  const address = webAddress(text);
  if (address === null) context.addIssue({ code: 'custom', message: noAddress });
  return address;
});

/** One address a line. The same address twice is one. */
const links = z.string().transform((text, context) => {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const read = lines.map((typed) => ({ typed: typed.trim(), address: webAddress(typed) }));
  const wrong = read.find(({ address }) => address === null);
  if (wrong) {
    const shown = wrong.typed.length > 60 ? `${wrong.typed.slice(0, 60)}…` : wrong.typed;
    context.addIssue({ code: 'custom', message: `“${shown}”: ${noAddress}` });
  }
  const known = read.flatMap(({ address }) => (address === null ? [] : [address]));
  return [...new Map(known.map((address) => [urlKey(address), address])).values()];
});

/** What a form says of a profile, before its place and its picture are looked at. */
export const profileWords = z
  .object({
    name: line(profileNameCharacters, 'A profile needs a name'),
    kind: z.enum(profileKinds, 'Choose what it is'),
    bio,
    url,
    links,
    place: z.string().max(profilePlaceCharacters, `At most ${profilePlaceCharacters} characters`),
    specialties: z
      .array(z.enum(Object.keys(specialties) as Specialty[], 'Choose from the list'))
      .transform((all) => [...new Set(all)]),
  })
  .superRefine(({ url: site, links: others }, context) => {
    const most = profileLinksMost - (site === null ? 0 : 1);
    if (others.length > most) {
      const message = `There is room for ${most} of them`;
      context.addIssue({ code: 'custom', path: ['links'], message });
    }
  });

export type ProfileWords = z.infer<typeof profileWords>;

export const profileId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 40);
