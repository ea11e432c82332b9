import type { BetterAuthPlugin } from 'better-auth';
import { authorizationCodeRequest, type OAuthProvider } from 'better-auth/oauth2';
import { z } from 'zod';
import { emailCharacters, nameCharacters, providerTimeoutMs } from '#domain/limits.ts';
import type { Provider } from '#domain/user/accounts.ts';
import { askOutside } from '../ask-outside.ts';
import type { Env } from '../env.ts';
import { githubPerson } from './github-person.ts';
import { googleIssuer, googlePerson } from './google-person.ts';
import { placesOf } from './provider-places.ts';

/** Thrown before anything is written: the provider has not proved that the address is this person's. */
export class AddressNotProved extends Error {
  override name = 'AddressNotProved';
}

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(8_000),
  id_token: z.string().max(16_000).optional(),
});

// Letters of other scripts may fold to Latin ones: such an address is not the one that it looks like.
const plainAddress = z.email().max(emailCharacters);

/**
 * Providers as the library has them, but asked by us: within one limit of time for the whole way back, as far as
 * their answers have the right shape, and with nothing written before the address is known to be proved.
 */
export function guardProviders(env: Env): BetterAuthPlugin {
  return {
    id: 'guarded-providers',
    init: ({ socialProviders }) => ({
      context: { socialProviders: socialProviders.map((provider) => guarded(provider, env)) },
    }),
  };
}

function guarded(provider: OAuthProvider, env: Env): OAuthProvider {
  const id: Provider = provider.id === 'google' ? 'google' : 'github';
  const places = placesOf(env);
  let signal: AbortSignal = AbortSignal.abort();
  return {
    ...provider,
    ...(id === 'google' ? { issuer: googleIssuer, requiresIdTokenNonce: true } : {}),
    async createAuthorizationURL(asked) {
      const url = await provider.createAuthorizationURL(asked);
      if (asked.idTokenNonce) url.searchParams.set('nonce', asked.idTokenNonce);
      return url;
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      signal = AbortSignal.timeout(providerTimeoutMs);
      const options = provider.options ?? {};
      const request = await authorizationCodeRequest({ code, codeVerifier, redirectURI, options });
      const given = await askOutside(places[id].token, tokenAnswer, {
        method: 'POST',
        ...request,
        signal,
      });
      return { accessToken: given.access_token, idToken: given.id_token };
    },
    async getUserInfo({ accessToken = '', idToken = '', expectedIdTokenNonce: nonce = '' }) {
      const person =
        id === 'github'
          ? await githubPerson(places.github, accessToken, signal)
          : await googlePerson(provider, places.google, idToken, nonce, signal);
      if (!person) return null;
      const { name, email, isVerified } = person;
      if (!isVerified || !plainAddress.safeParse(email).success) throw new AddressNotProved(id);
      const user = { name: name.slice(0, nameCharacters), email, emailVerified: true };
      return { user, data: { id: person.id, sub: person.id } };
    },
  };
}
