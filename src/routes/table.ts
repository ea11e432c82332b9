import { reviewClaims } from '#routes/admin/profile-claims/route.ts';
import { reviewCredits } from '#routes/admin/website-credits/route.ts';
import { confirm } from '#routes/auth/confirm/route.ts';
import { resetPassword } from '#routes/auth/reset-password/route.ts';
import { signIn } from '#routes/auth/sign-in/route.ts';
import { signOut } from '#routes/auth/sign-out/route.ts';
import { signedIn } from '#routes/auth/signed-in/route.ts';
import { claimCredit } from '#routes/claim-credit/route.ts';
import { sharedCollection } from '#routes/collections/show/route.ts';
import { showColor } from '#routes/colors/color/route.ts';
import { generatePalette } from '#routes/colors/generate/route.ts';
import { colorList } from '#routes/colors/list/route.ts';
import { showPalette } from '#routes/colors/palette/route.ts';
import { paletteList } from '#routes/colors/palettes/route.ts';
import { palettesByTag } from '#routes/colors/palettes-by-tag/route.ts';
import type { Route } from '#routes/contract.ts';
import { showProfile } from '#routes/directory/show/route.ts';
import { home } from '#routes/home/route.ts';
import { account } from '#routes/me/account/route.ts';
import { collections } from '#routes/me/collections/list/route.ts';
import { showCollection } from '#routes/me/collections/show/route.ts';
import { credits } from '#routes/me/credits/route.ts';
import { deleteAccount } from '#routes/me/delete-account/route.ts';
import { favorites } from '#routes/me/favorites/route.ts';
import { claimProfile } from '#routes/me/profiles/claim/route.ts';
import { newProfile } from '#routes/me/profiles/create/route.ts';
import { editProfile } from '#routes/me/profiles/edit/route.ts';
import { ownProfiles } from '#routes/me/profiles/list/route.ts';
import { onboarding } from '#routes/onboarding/route.ts';
import { search } from '#routes/search/route.ts';
import { supporters } from '#routes/supporters/offer/route.ts';
import { supportersThanks } from '#routes/supporters/thank-you/route.ts';
import { typefacesByFilter } from '#routes/typefaces/by-filter/route.ts';
import { compareTypefaces } from '#routes/typefaces/compare/route.ts';
import { typefaceList } from '#routes/typefaces/list/route.ts';
import { showPairing } from '#routes/typefaces/pairing/route.ts';
import { popularTypefaces } from '#routes/typefaces/popular/route.ts';
import { showTypeface } from '#routes/typefaces/show/route.ts';
import { uiKit } from '#routes/ui-kit/route.ts';
import { byFilter } from '#routes/websites/by-filter/route.ts';
import { list } from '#routes/websites/list/route.ts';
import { popular } from '#routes/websites/popular/route.ts';
import { popularPeriod } from '#routes/websites/popular-period/route.ts';
import { show } from '#routes/websites/show/route.ts';
import { similar } from '#routes/websites/similar/route.ts';

/** Every page, most specific first: the first match wins. */
export const table: readonly Route[] = [
  home,
  list,
  popular,
  popularPeriod,
  similar,
  show,
  byFilter,
  typefaceList,
  popularTypefaces,
  compareTypefaces,
  typefacesByFilter,
  showPairing,
  showTypeface,
  generatePalette,
  colorList,
  paletteList,
  showPalette,
  palettesByTag,
  showColor,
  showProfile,
  search,
  sharedCollection,
  supporters,
  supportersThanks,
  favorites,
  collections,
  showCollection,
  ownProfiles,
  newProfile,
  claimProfile,
  editProfile,
  signIn,
  resetPassword,
  confirm,
  signedIn,
  signOut,
  onboarding,
  account,
  deleteAccount,
  claimCredit,
  credits,
  reviewClaims,
  reviewCredits,
  uiKit,
];
