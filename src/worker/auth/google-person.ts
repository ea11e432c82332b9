import { type OAuthProvider, verifyProviderIdToken } from 'better-auth/oauth2';
import { z } from 'zod';
import { askOutside } from '../ask-outside.ts';
import type { ProviderPerson } from './provider-person.ts';
import type { ProviderPlaces } from './provider-places.ts';

export const googleIssuer = 'https://accounts.google.com';

const keys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) });

const claims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().default(''),
});

/** The person of an ID token whose signature, issuer, audience, age and nonce hold; else null. */
export async function googlePerson(
  provider: OAuthProvider,
  places: ProviderPlaces['google'],
  idToken: string,
  nonce: string,
  signal: AbortSignal,
): Promise<ProviderPerson | null> {
  const config = {
    async jwks({ kid }: { kid?: string | undefined }) {
      const found = await askOutside(places.keys, keys, { signal });
      const key = found.keys.find((one) => one.kid === kid);
      if (!key) throw new Error('the ID token is signed by an unknown key');
      return key;
    },
    issuer: [googleIssuer, 'accounts.google.com'],
    audience: String(provider.options?.clientId ?? ''),
    algorithms: ['RS256'],
    maxTokenAge: '1h',
  };
  const isGood =
    nonce !== '' && (await verifyProviderIdToken({ ...provider, idToken: config }, idToken, nonce));
  if (!isGood) return null;
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { sub, name, email, email_verified } = claims.parse(JSON.parse(payload));
  return { id: sub, name, email, isVerified: email_verified };
}
