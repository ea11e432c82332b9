import { z } from 'zod';
import { askOutside } from '../ask-outside.ts';
import type { ProviderPerson } from './provider-person.ts';
import type { ProviderPlaces } from './provider-places.ts';

const user = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
});

const emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** The person of an access token, with the primary address; https://docs.github.com/en/rest/users/emails. */
export async function githubPerson(
  places: ProviderPlaces['github'],
  accessToken: string,
  signal: AbortSignal,
): Promise<ProviderPerson | null> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${accessToken}`,
    'user-agent': 'specimen',
  };
  const { id, login, name } = await askOutside(places.user, user, { headers, signal });
  const listed = await askOutside(places.emails, emails, { headers, signal });
  const primary = listed.find((one) => one.primary);
  return primary
    ? { id: String(id), name: name || login, email: primary.email, isVerified: primary.verified }
    : null;
}
