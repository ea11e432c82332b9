import type { Env } from './env.ts';

export type Place = 'local' | 'production';

type Placing = Pick<Env, 'APP_ORIGIN' | 'OAUTH_DOUBLE' | 'STRIPE_DOUBLE' | 'OUTSIDE_DOUBLE'>;

/** Unset: local. https: production. Anything else, or a double in production, is a mistake that must not start. */
export function placeOf(env: Placing): Place {
  const origin = env.APP_ORIGIN ?? '';
  if (origin === '') return 'local';
  for (const name of ['OAUTH_DOUBLE', 'STRIPE_DOUBLE', 'OUTSIDE_DOUBLE'] as const) {
    if (env[name]) throw new Error(`${name} is a double: it may not be set in production`);
  }
  if (/^https:\/\/[^/]+$/.test(origin)) return 'production';
  throw new Error(`APP_ORIGIN must be empty or https://host without a path, not "${origin}"`);
}

/**
 * The one origin for absolute addresses. Locally it is the address asked for when that is this machine, since the
 * port varies; never a Host header in production.
 */
export function originOf(env: Placing, url: URL): string {
  if (placeOf(env) === 'production') return env.APP_ORIGIN ?? '';
  const { protocol, port } = url;
  return `${protocol}//localhost${port ? `:${port}` : ''}`;
}
