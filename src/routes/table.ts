import { urls } from '#domain/urls.ts';
import { type Place, place } from '#routes/contract.ts';

/** Six digits: a pattern of the router may hold no braces. */
const six = '[0-9a-fA-F]'.repeat(6);

/** Every page, most specific first: the first match wins. */
export const table: readonly Place[] = [
  place(urls.home(), () => import('#routes/home/route.ts')),
  place('/websites', () => import('#routes/websites/list/route.ts')),
  place(urls.popular(), () => import('#routes/websites/popular/route.ts')),
  place('/websites/popular/:period', () => import('#routes/websites/popular-period/route.ts')),
  place('/websites/:website{[0-9]+-.+}/similar', () => import('#routes/websites/similar/route.ts')),
  place('/websites/:website{[0-9]+-.+}', () => import('#routes/websites/show/route.ts')),
  place('/websites/:filter', () => import('#routes/websites/by-filter/route.ts')),
  place(urls.typefaces(), () => import('#routes/typefaces/list/route.ts')),
  place(urls.popularTypefaces(), () => import('#routes/typefaces/popular/route.ts')),
  place(urls.compareTypefaces(), () => import('#routes/typefaces/compare/route.ts')),
  place(
    '/typefaces/:fonts{.+-[Ff][Oo][Nn][Tt][Ss]}',
    () => import('#routes/typefaces/by-filter/route.ts'),
  ),
  place(
    '/typefaces/:typeface/pairing/:pairing',
    () => import('#routes/typefaces/pairing/route.ts'),
  ),
  place('/typefaces/:typeface', () => import('#routes/typefaces/show/route.ts')),
  place('/colors/generate', () => import('#routes/colors/generate/route.ts')),
  place('/colors', () => import('#routes/colors/list/route.ts')),
  place(urls.palettes(), () => import('#routes/colors/palettes/route.ts')),
  place(
    `/colors/palettes/:palette{${six}(?:-${six})*}`,
    () => import('#routes/colors/palette/route.ts'),
  ),
  place('/colors/palettes/:tag', () => import('#routes/colors/palettes-by-tag/route.ts')),
  place('/colors/:color', () => import('#routes/colors/color/route.ts')),
  place('/directory/:profile', () => import('#routes/directory/show/route.ts')),
  place(urls.search(), () => import('#routes/search/route.ts')),
  place('/collections/:slug', () => import('#routes/collections/show/route.ts')),
  place(urls.supporters(), () => import('#routes/supporters/offer/route.ts')),
  place(urls.supportersThanks(), () => import('#routes/supporters/thank-you/route.ts')),
  place('/me/favorites', () => import('#routes/me/favorites/route.ts')),
  place('/me/collections', () => import('#routes/me/collections/list/route.ts')),
  place('/me/collections/:slug', () => import('#routes/me/collections/show/route.ts')),
  place(urls.ownProfiles(), () => import('#routes/me/profiles/list/route.ts')),
  place(urls.createProfile(), () => import('#routes/me/profiles/create/route.ts')),
  place(urls.claimProfile(), () => import('#routes/me/profiles/claim/route.ts')),
  place('/me/profiles/:profile', () => import('#routes/me/profiles/edit/route.ts')),
  place(urls.auth(), () => import('#routes/auth/sign-in/route.ts')),
  place(urls.resetPassword(), () => import('#routes/auth/reset-password/route.ts')),
  place('/auth/confirm', () => import('#routes/auth/confirm/route.ts')),
  place(urls.signedIn(), () => import('#routes/auth/signed-in/route.ts')),
  place(urls.signOut(), () => import('#routes/auth/sign-out/route.ts')),
  place(urls.onboarding(), () => import('#routes/onboarding/route.ts')),
  place(urls.account(), () => import('#routes/me/account/route.ts')),
  place(urls.deleteAccount(), () => import('#routes/me/delete-account/route.ts')),
  place(urls.claimCredit(), () => import('#routes/claim-credit/route.ts')),
  place(urls.credits(), () => import('#routes/me/credits/route.ts')),
  place(urls.reviewClaims(), () => import('#routes/admin/profile-claims/route.ts')),
  place(urls.reviewCredits(), () => import('#routes/admin/website-credits/route.ts')),
  place(urls.uiKit(), () => import('#routes/ui-kit/route.ts')),
];
