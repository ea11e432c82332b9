import type { Confirmation } from './user/accounts.ts';

/** Every path of the product. Pages, redirects, feeds and tests say `urls.website(...)`, never a string. */
export const urls = {
  home: () => '/',
  websites: (query = '') => `/websites${query}`,
  websitesBy: (filterSlug: string) => `/websites/${filterSlug}`,
  website: (website: { id: number; slug: string }) => `/websites/${website.id}-${website.slug}`,
  similar: (website: { id: number; slug: string }) =>
    `/websites/${website.id}-${website.slug}/similar`,
  typefaces: (query = '') => `/typefaces${query}`,
  typeface: (slug: string, query = '') => `/typefaces/${slug}${query}`,
  /** `print`: of the rules that it holds; `query`: the tester's state. */
  typefaceSheet: (slug: string, print: string, query = '') =>
    `/typefaces/${slug}/faces.css${query}${query ? '&' : '?'}v=${print}`,
  /** `query`: see `domain/typeface/compare-query.ts`. */
  compareTypefaces: (query = '') => `/typefaces/compare${query}`,
  /** `faces`: slugs. */
  comparedSheet: (faces: readonly string[], print: string) =>
    `/typefaces/compare/faces.css?faces=${faces.join(',')}&v=${print}`,
  /** Under its first face, see decisions; it can be asked for under each. */
  pairing: (pairing: string, typeface: string) => `/typefaces/${typeface}/pairing/${pairing}`,
  pairingSheet: (pairing: string, typeface: string, print: string) =>
    `/typefaces/${typeface}/pairing/${pairing}/faces.css?v=${print}`,
  colors: (query = '') => `/colors${query}`,
  /** `color`: one of the nine families, or a hex with or without its sign. */
  color: (color: string, page = 1) =>
    `/colors/${color.replace('#', '')}${page > 1 ? `?page=${page}` : ''}`,
  generatePalette: (query = '') => `/colors/generate${query}`,
  palettes: (query = '') => `/colors/palettes${query}`,
  /** `slug`: its colours, `ff4b3e-0d1b3e`. */
  palette: (slug: string) => `/colors/palettes/${slug}`,
  palettesBy: (tagSlug: string, query = '') => `/colors/palettes/${tagSlug}${query}`,
  popular: () => '/websites/popular',
  popularIn: (popularSlug: string) => `/websites/popular/${popularSlug}`,
  popularTypefaces: () => '/typefaces/popular',
  /** `fontsSlug` ends in `-fonts`. */
  typefacesBy: (fontsSlug: string) => `/typefaces/${fontsSlug}`,
  /** A font file among the assets. */
  face: (file: string) => `/assets/faces/${file}`,
  /** `format`: an id of `domain/export/format-list.ts`. */
  websiteExport: (website: { id: number; slug: string }, format: string) =>
    `/websites/${website.id}-${website.slug}/export/${format}`,
  paletteExport: (slug: string, format: string) => `/colors/palettes/${slug}/export/${format}`,
  pairingExport: (pairing: string, typeface: string, format: string) =>
    `/typefaces/${typeface}/pairing/${pairing}/export/${format}`,
  collectionExport: (slug: string, format: string) => `/collections/${slug}/export/${format}`,
  /** Of one's own, private ones too. */
  ownCollectionExport: (slug: string, format: string) =>
    `/v2/me/collections/${slug}/export/${format}`,
  go: (hash: string) => `/go/${hash}`,
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  /** Of one's own accord, without being sent. `from`: where to go back to. */
  signIn: (from: string) => `/auth?from=${encodeURIComponent(from)}`,
  signedIn: () => '/auth/signed-in',
  signOut: () => '/auth/sign-out',
  confirm: (kind: Confirmation, token: string, next: string | null = null) =>
    `/auth/confirm?kind=${kind}&token=${encodeURIComponent(token)}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  confirmed: (kind: Confirmation) => `/auth/confirm?kind=${kind}&done=1`,
  resetPassword: (token = '') =>
    token ? `/auth/reset-password?token=${encodeURIComponent(token)}` : '/auth/reset-password',
  account: () => '/me/account',
  deleteAccount: () => '/me/account/delete',
  exportData: () => '/me/account/export',
  onboarding: (next?: string) =>
    next ? `/onboarding?next=${encodeURIComponent(next)}` : '/onboarding',
  supporters: () => '/supporters',
  supportersThanks: () => '/supporters/thank-you',
  /** `profile`: a slug; without one it is chosen there. */
  claimProfile: (profile?: string) =>
    profile ? `/me/profiles/claim?profile=${encodeURIComponent(profile)}` : '/me/profiles/claim',
  /** `website`: an id; without one it is chosen there. */
  claimCredit: (website?: number) =>
    website === undefined ? '/claim-credit' : `/claim-credit?website=${website}`,
  credits: () => '/me/credits',
  reviewClaims: () => '/admin/profile-claims',
  reviewCredits: () => '/admin/website-credits',
  favorites: () => '/me/favorites',
  /** `adding`: what one is being chosen for, as `websites/12`. */
  collections: (adding?: string) => (adding ? `/me/collections?add=${adding}` : '/me/collections'),
  collection: (slug: string) => `/me/collections/${slug}`,
  /** `page` of the credited websites. */
  profile: (slug: string, page = 1) => `/directory/${slug}${page > 1 ? `?page=${page}` : ''}`,
  /** `page` of the typefaces. */
  profileTypefaces: (slug: string, page: number) =>
    `/directory/${slug}${page > 1 ? `?typefaces=${page}` : ''}#typefaces`,
  ownProfiles: () => '/me/profiles',
  createProfile: () => '/me/profiles/create',
  ownProfile: (id: number, query = '') => `/me/profiles/${id}${query}`,
  search: (term = '') => (term ? `/search?term=${encodeURIComponent(term)}` : '/search'),
  uiKit: () => '/_ui',
  image: (key: string, width: number, type: 'webp' | 'avif' | 'jpg' = 'webp') =>
    `/img/${key}/${width}.${type}`,
  /** `poster` is the print of the facts that it shows, another fact, another address; any other leads to it. */
  poster: ({ id, poster }: { id: number; poster: string }, width: number, height: number) =>
    `/posters/${id}-${poster}/${width}x${height}.svg`,
};

/** `/websites` -> `/websites/_payload.json`, the query kept. */
export function payloadPath(path: string): string {
  const [pathname = '/', query] = path.split('?');
  const payload = `${pathname === '/' ? '' : pathname}/_payload.json`;
  return query ? `${payload}?${query}` : payload;
}

/** `/websites/_payload.json` -> `/websites`; null when the path is no payload. */
export function pageOfPayload(pathname: string): string | null {
  if (!pathname.endsWith('/_payload.json')) return null;
  return pathname.slice(0, -'/_payload.json'.length) || '/';
}

/** Path and query as asked, without the payload's own marks, cut at 200 characters: the error page's `fullPath`. */
export function fullPathOf(url: URL, limit: number): string {
  const query = new URLSearchParams(url.search);
  query.delete('_b');
  const path = pageOfPayload(url.pathname) ?? url.pathname;
  const full = query.size > 0 ? `${path}?${query}` : path;
  return full.length > limit ? `${full.slice(0, limit)}…` : full;
}

/** Slugs that a value may not take, by where it would be looked up (decisions: collisions with real data). */
export const reserved = {
  websiteFilter: ['popular'],
  typeface: ['popular', 'compare'],
  profile: ['locations'],
  paletteTag: ['palettes', 'generate'],
} as const;

/**
 * One address of a website, whatever way it is written: no scheme, www, trailing slash or fragment, host in
 * lower case and punycode. Null when the text is no http address.
 */
export function urlKey(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.host.replace(/^www\./, '');
  return `${host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

/** The domain as a card shows it. */
export function hostOf(text: string): string {
  return (URL.parse(text)?.host ?? text).replace(/^www\./, '');
}

/** A part of an address without its percent signs; as it is when they do not spell UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
