import { fetchLimits } from '#domain/limits.ts';
import type { Fetched, FetchOutside, Resolver, Wanted } from '#domain/outside/outside.ts';
import { isPublicAddress } from './public-address.ts';
import { readAtMost } from './read-at-most.ts';
import { Refusal, readTarget } from './target.ts';

export interface Guard {
  resolver: Resolver;
  /** Makes the connection; a double in tests. Follows no redirect. */
  connect(url: URL, init: RequestInit): Promise<Response>;
  /** Host of this site, which is not asked. */
  ownHost: string;
  userAgent: string;
}

/** See `FetchOutside`. What the runtime cannot do, pinning the address that was judged, is in SECURITY.md. */
export function guardedFetch(guard: Guard): FetchOutside {
  return async function fetchOutside(address, wanted) {
    const way = { at: address };
    const ending = new AbortController();
    const late = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(new Refusal('slow')));
    });
    late.catch(() => {});
    const timer = setTimeout(() => ending.abort(), fetchLimits.ms);
    try {
      return await Promise.race([follow(guard, way, wanted, ending.signal), late]);
    } catch (error) {
      const reason = error instanceof Refusal ? error.reason : 'unreachable';
      return { ok: false, reason, at: way.at };
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  };
}

async function follow(
  guard: Guard,
  way: { at: string },
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Fetched> {
  const redirects: Fetched['redirects'][number][] = [];
  for (let hops = 0; hops <= fetchLimits.redirects; hops++) {
    const url = readTarget(way.at, guard.ownHost);
    const response = await askOnce(guard, url, wanted, signal);
    const next = nextOf(response, url);
    if (next === null) return { ...(await read(response, url, wanted, signal)), redirects };
    void response.body?.cancel().catch(() => {});
    redirects.push({ from: url.href, status: response.status });
    way.at = next;
  }
  throw new Refusal('redirects');
}

/** The name is looked up before the connection, twice, and again once it stands: before a byte of it is used. */
async function askOnce(
  guard: Guard,
  url: URL,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Response> {
  const looks = await Promise.all([look(guard, url, 0), look(guard, url, 1)]);
  if (looks.every((addresses) => addresses.some(({ ttl }) => ttl <= 0))) {
    throw new Refusal('unsteady');
  }
  const response = await guard.connect(url, {
    redirect: 'manual',
    cache: 'no-store',
    signal,
    headers: { 'user-agent': guard.userAgent, accept: acceptOf(wanted) },
  });
  try {
    await look(guard, url, 0);
    judgeHeaders(response.headers);
  } catch (error) {
    void response.body?.cancel().catch(() => {});
    throw error;
  }
  return response;
}

async function look({ resolver }: Guard, { hostname }: URL, turn: number) {
  const addresses = await resolver.addresses(hostname, turn).catch(() => {
    throw new Refusal('no-resolver');
  });
  if (addresses.length === 0) throw new Refusal('no-address');
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new Refusal('private');
  return addresses;
}

function judgeHeaders(headers: Headers): void {
  const all = [...headers];
  const characters = all.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (all.length > fetchLimits.headers || characters > fetchLimits.headerCharacters) {
    throw new Refusal('headers');
  }
}

/** Null: this is the answer. */
function nextOf({ status, headers }: Response, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const to = URL.parse(headers.get('location') ?? '', from.href);
  if (!to || !headers.has('location')) throw new Refusal('bad-redirect');
  return to.href;
}

async function read(
  response: Response,
  url: URL,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Omit<Fetched, 'redirects'>> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (response.ok && !isWanted(type ?? '', wanted)) {
    void response.body?.cancel().catch(() => {});
    throw new Refusal('type');
  }
  const { bytes, isCut } = await readAtMost(response.body, fetchLimits.bytes, signal);
  return {
    ok: true,
    url: url.href,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    type: type ?? '',
    bytes,
    isCut,
  };
}

function acceptOf({ types }: Wanted): string {
  return types === 'any' ? '*/*' : [...types, '*/*;q=0.1'].join(', ');
}

function isWanted(type: string, { types }: Wanted): boolean {
  if (types === 'any') return true;
  return types.some((one) =>
    one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one,
  );
}
