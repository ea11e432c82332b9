import { type Provider, providers } from '#domain/user/accounts.ts';
import type { Env } from '../env.ts';
import { placesOf } from './provider-places.ts';

/** A provider is there when both of its values are. Unproved addresses are not let in by any of them. */
export function providerOptions(env: Env) {
  const github = keysOf(env, 'github');
  const google = keysOf(env, 'google');
  const places = placesOf(env);
  const at = (provider: Provider) => ({
    authorizationEndpoint: places[provider].authorize,
    requireEmailVerification: true,
  });
  return {
    ...(github ? { github: { ...github, ...at('github') } } : {}),
    ...(google ? { google: { ...google, ...at('google') } } : {}),
  };
}

export function configuredProviders(env: Env): Provider[] {
  return providers.filter((provider) => keysOf(env, provider) !== null);
}

function keysOf(env: Env, provider: Provider) {
  const [clientId, clientSecret] = {
    github: [env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET],
    google: [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
  }[provider];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
