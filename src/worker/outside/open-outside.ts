import type { Outside } from '#domain/outside/outside.ts';
import type { Env } from '../env.ts';
import { placeOf } from '../site-origin.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { dnsResolver } from './resolver.ts';

const usualServices = 'https://cloudflare-dns.com/dns-query,https://dns.google/resolve';

/** The rest of the web, as this site may ask it. `origin`: of this site. */
export function openOutside(env: Env, origin: string): Outside {
  const double = doubleOf(env);
  const services = double ? `${double}/dns-query` : env.DNS_SERVICES || usualServices;
  const resolver = dnsResolver(services.split(',').map((one) => one.trim()));
  const fetchGuarded = guardedFetch({
    resolver,
    connect: (url, init) => fetch(double ? standIn(double, url) : url.href, init),
    ownHost: new URL(origin).hostname,
    userAgent: `Specimen/1.0 (+${origin}/about)`,
  });
  return { resolver, fetch: fetchGuarded };
}

/** Stands for the web on a local site: names, and `https://host/path` under `/host/path`. Never in production. */
function doubleOf(env: Env): string | null {
  const double = env.OUTSIDE_DOUBLE ?? '';
  placeOf(env);
  if (double === '') return null;
  if (/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(double)) return double;
  throw new Error('OUTSIDE_DOUBLE must be http://localhost:PORT or http://127.0.0.1:PORT');
}

function standIn(double: string, { host, pathname, search }: URL): string {
  return `${double}/${host}${pathname}${search}`;
}
