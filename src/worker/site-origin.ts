import type { Env } from './env.ts';

export type Place = 'local' | 'production';

/** Unset: local. https: production. Anything else is a mistake that must not start. */
export function placeOf(env: Pick<Env, 'APP_ORIGIN'>): Place {
  const origin = env.APP_ORIGIN ?? '';
  if (origin === '') return 'local';
  if (/^https:\/\/[^/]+$/.test(origin)) return 'production';
  throw new Error(`APP_ORIGIN must be empty or https://host without a path, not "${origin}"`);
}

/**
 * The one origin for absolute addresses. Locally it is the address asked for when that is this machine, since the
 * port varies; never a Host header in production.
 */
export function originOf(env: Pick<Env, 'APP_ORIGIN'>, url: URL): string {
  if (placeOf(env) === 'production') return env.APP_ORIGIN ?? '';
  const { protocol, port } = url;
  return `${protocol}//localhost${port ? `:${port}` : ''}`;
}
