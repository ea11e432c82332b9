/** The methods by which a person can prove that a profile is theirs without anybody's help. */
export const proofMethods = ['mail', 'dns', 'meta', 'file'] as const;
export type ProofMethod = (typeof proofMethods)[number];
/** As the end of a sentence that says how something was proved. */
export const proofNames: Record<ProofMethod, string> = {
  mail: 'a code mailed to its site',
  dns: 'a TXT record of its site',
  meta: 'a meta tag on its site',
  file: 'a file at its site',
};
/** Looked for outside: what is mailed is typed in here instead. */
export type LookedFor = Exclude<ProofMethod, 'mail'>;

export interface ClaimSite {
  /** As a profile states it. */
  url: string;
  /** Without `www.`, in punycode. */
  host: string;
  /** Where each proof is looked for. */
  places: Record<LookedFor, string>;
  /** What proves something here. A path of a host that others share proves no more than itself. */
  methods: readonly ProofMethod[];
}

export const metaName = 'specimen-claim';
const filePath = '/.well-known/specimen-claim.txt';

/**
 * The site that a profile names, as far as it can prove anything. Null: no site, or one on a port of its own. There
 * is no list of public suffixes here: a mail address counts when its domain is the host itself, never one above it.
 */
export function claimSiteOf(url: string | null): ClaimSite | null {
  const parsed = URL.parse(url ?? '');
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.port !== '') return null;
  if (parsed.username || parsed.password) return null;
  const host = bareHost(parsed.hostname);
  if (!/[a-z]/.test(host) || !host.includes('.')) return null;
  parsed.hash = '';
  const isWhole = parsed.pathname === '/' && parsed.search === '';
  return {
    url: parsed.href,
    host,
    places: { dns: `_specimen.${host}`, meta: parsed.href, file: parsed.origin + filePath },
    methods: isWhole ? proofMethods : ['meta'],
  };
}

/** Whether an answer still comes from the site: redirects may add or drop `www.`, and nothing else. */
export function isSameSite(site: ClaimSite, method: LookedFor, finalUrl: string): boolean {
  const [asked, final] = [URL.parse(site.places[method]), URL.parse(finalUrl)];
  if (!asked || !final || bareHost(final.hostname) !== site.host) return false;
  const isWhole = site.methods.includes('dns');
  return (isWhole && method === 'meta') || final.pathname === asked.pathname;
}

/** What is published, around the token. */
export function recordOf(method: LookedFor, token: string): string {
  if (method === 'meta') return `<meta name="${metaName}" content="${token}">`;
  return `specimen-claim=${token}`;
}

/** Whether a code mailed to an address proves the site. */
export function isAddressOf(site: ClaimSite, email: string): boolean {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase() === site.host;
}

function bareHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}
