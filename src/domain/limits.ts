/** Every number of the specification, by name. Units are in the names or beside them. */

export const secondMs = 1_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

export const publicMaxAgeSeconds = 3_600;
export const keptFreshMs = hourMs;
export const keptForMs = 24 * hourMs;
export const writtenAddresses = 2_000;
export const isolateCacheBytes = 16 * 1024 * 1024;
export const versionReadEveryMs = 5 * secondMs;
export const indexKeptBehindMs = 60 * secondMs;
export const renderRetryAfterSeconds = 10;
export const outageRetryAfterSeconds = 30;

export const databaseReadTimeoutMs = 1_200;
export const databaseRetries = 5;
export const importBatchRows = 500;

export const requestTimeoutMs = 30 * secondMs;
export const retriedStatuses: ReadonlySet<number> = new Set([
  408, 409, 425, 429, 500, 502, 503, 504,
]);

export const pageSize = 48;
export const popularCategoryWebsites = 15;
export const facetValuesInPage = 30;
export const facetValuesInPanel = 200;
export const keptFacets = 3;
export const indexedFacets = 2;
export const knownCards = 4_096;
export const heldAnswers = 512;
export const searchTermCharacters = 200;
export const searchWords = 8;
export const searchWordCharacters = 32;
/** Profiles, categories and locations shown beside the websites, of each kind. */
export const searchGroupSize = 8;
/** A word is shortened to so many letters at least, to find what is near it. */
export const searchNearLetters = 3;
/** Palettes on pages of other things. */
export const palettesShown = { home: 8, colors: 16, color: 8 } as const;
/** The widest tolerance that an address may ask for, delta E OK x 100. */
export const nearMost = 30;
/** The `popular` order of typefaces and of palettes looks at the views of so many days. */
export const popularOrderDays = 30;
export const sitemapAddresses = 50_000;
export const sitemapRowsRead = 5_000;
/** The newest: the part of what is no website must stay under `sitemapAddresses`. */
export const sitemapPalettes = 20_000;
export const sitemapProfiles = 15_000;
export const similarScored = 2_000;
export const similarShown = 24;
export const titlePathCharacters = 200;
export const cookieWarningCharacters = 3_686;

export const passwordCharacters = { least: 8, most: 256 };
export const formMostBytes = 64 * 1024;
/** A form that is larger than its page takes is read so far, where its words are to be kept. */
export const formReadBytes = 64 * 1024 * 1024;
/** Of such a form the end that is kept: what stands behind the file. */
export const formEndBytes = 64 * 1024;
export const nameCharacters = 120;
export const emailCharacters = 200;
/** A session slides while it is used, and ends after thirty days whatever its use. */
export const sessionIdleMs = 7 * dayMs;
export const sessionRefreshAfterMs = dayMs;
export const sessionMostMs = 30 * dayMs;
export const linkForMs = {
  reset: 30 * 60 * secondMs,
  signIn: 15 * 60 * secondMs,
  email: dayMs,
  undo: 2 * dayMs,
};
/** For so long a browser that has signed in to an account is known to it. */
export const deviceForMs = 180 * dayMs;
/** For so long a sign-in proves who it is, where an account has no password to ask for. */
export const freshSignInMs = 15 * 60 * secondMs;
export const hashesWaiting = 20;
/** So long the thread is left to others after each: a page's reads take several turns of it. */
export const hashRestMs = 40;
export const hashGivenUpMs = 3 * secondMs;
export const mailTimeoutMs = 10 * secondMs;
export const providerTimeoutMs = 10 * secondMs;
export const outsideMostBytes = 256 * 1024;
/** Of pages of others, see `domain/outside/outside.ts`. */
export const fetchLimits = {
  redirects: 3,
  ms: 5 * secondMs,
  bytes: 512 * 1024,
  headers: 100,
  headerCharacters: 32 * 1024,
  addressCharacters: 2_000,
} as const;
export const dnsTimeoutMs = 2 * secondMs;
/** What is to be published as a proof of a claim is good for so long. */
export const claimForMs = 7 * dayMs;
export const claimCodeForMs = hourMs;
export const claimCodeTries = 5;
export const claimWords = { evidence: 1_000, reason: 500, role: 60, note: 1_000, appeal: 1_000 };
export const claimsShown = 100;
export const profilesFound = 20;
export const mailTries = 8;
export const mailAgainAfterMs = 60 * secondMs;

export const popupWidth = 960;
export const popupHeight = 600;
export const modalCookieDays = 365;
export const newsletterAfterViews = 2;
export const shareEveryViews = 15;
export const shareAgainEveryViews = 40;
export const promptAfterMs = secondMs;

export const toastsKept = 5;
export const toastsShown = 3;
export const toastMs = 4 * secondMs;
export const toastLongMs = 5 * secondMs;
export const toastSwipePx = 20;
export const toastLongSwipePx = 50;
export const toastExitMs = 200;
export const dialogExitMs = 200;
export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;
export const typeaheadMs = 500;
export const goKeyMs = 1_000;
export const iconTimeoutMs = 1_500;
export const iconsAsked = 100;
export const iconNameCharacters = 64;
export const iconPartsKept = 48;
export const reloadGuardMs = 10 * secondMs;
export const buildCheckMs = hourMs;
export const payloadPreloadAfterMs = secondMs;
/** A document whose head takes longer comes over a slow line. */
export const slowHeadMs = 250;
/** Chunks that have not come so long after all else hold nothing back any more. */
export const laterMostMs = 3 * secondMs;
/** A page that has just come answers first: its pictures, the next click. */
export const layOutAfterMs = secondMs;
export const transitionWaitMs = 100;
export const prefetchHoverMs = 65;
export const prefetchRestMs = 500;
export const prefetchInFlight = 6;
export const prefetchInView = 6;

export const favoritesMost = 5_000;
export const collectionsMost = 200;
export const collectionItemsMost = 2_000;
export const collectionTitleCharacters = 80;
export const collectionDescriptionCharacters = 1_000;
export const collectionNoteCharacters = 500;
export const profilesMost = 20;
export const profileNameCharacters = 120;
export const profileBioCharacters = 2_000;
export const profilePlaceCharacters = 120;
/** The site of its own among them. */
export const profileLinksMost = 12;
export const profileLinkCharacters = 300;
/** Places offered while one is being typed. */
export const placesOffered = 12;
/** Of the websites of a profile: what they have in common, and their palettes. */
export const profileShows = { faces: 4, palettes: 4 } as const;
/** A picture that a member sends. It is kept as a square of so many px. */
export const avatarMostBytes = 5 * 1024 * 1024;
export const avatarMostSide = 4_096;
export const avatarSide = 640;
/** More than a picture may have, so that one that is too large is refused with the rest of its form kept. */
export const profileFormBytes = 12 * 1024 * 1024;
export const exportPageRows = 1_000;
export const undoMs = 10 * secondMs;
/** How long a collection button that was pressed signed out waits for the sign-in. */
export const collectAgainMs = 10 * 60 * secondMs;
export const removedItemsKeptMs = hourMs;
export const writeRetryAfterSeconds = 10;
export const writeBodyBytes = 64 * 1024;
export const importBodyBytes = 2 * 1024 * 1024;

/** Of WebP, AVIF and JPEG, 1 to 100: at a card's width a screenshot cannot be told from one at 85, for two thirds of its bytes. */
export const imageQuality = 72;
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;
export const imageDensities = [1, 2] as const;
/** Cards, a website's own page, and wallpapers. */
/** Laptop, desktop, phone. */
export const wallpaperSizes = [
  [1600, 1000],
  [2560, 1440],
  [1170, 2532],
] as const;
/** Half of a window, beside the forms of signing in. */
export const posterSizesBeside = { wide: [960, 1200], tall: [1170, 2532] } as const;
export const posterSizes = [
  '400x300',
  '1200x800',
  ...[...wallpaperSizes, posterSizesBeside.wide].map(([width, height]) => `${width}x${height}`),
];
export const imageMostBytes = 20 * 1024 * 1024;
export const imageMostSide = 12_000;
export const imageMostPixels = 50_000_000;

/** User agents that get the status of an error page without its body; headless browsers are not among them. */
export const crawlerPattern =
  /googlebot|google-inspectiontool|bingbot|slurp|duckduckbot|baiduspider|yandex(bot|images)|applebot|facebookexternalhit|facebot|twitterbot|linkedinbot|slackbot|telegrambot|whatsapp|discordbot|pinterest(bot)?\/|embedly|ia_archiver|semrushbot|ahrefsbot|mj12bot|dotbot|petalbot|bytespider|gptbot|claudebot|ccbot|perplexitybot|amazonbot/i;

/** Agents that nothing is counted for: crawlers, tools, and browsers that nobody sits at. */
export const uncountedPattern = new RegExp(
  `${crawlerPattern.source}|bot\\b|crawl|spider|headless|lighthouse|curl|wget|python|go-http|java/|node\\b`,
  'i',
);
export const reportBodyBytes = 8 * 1024;
export const reportRetryAfterSeconds = 10;

/** A font file, and the font in it once it is unpacked. */
export const fontMostBytes = 24 * 1024 * 1024;
export const fontUnpackedMostBytes = 64 * 1024 * 1024;
export const previewCharacters = 120;
/** Preview sizes in px. Each is a rule of CSS, since no style attribute leaves the server. */
export const previewSizes = [24, 32, 48, 64, 96, 128, 160] as const;
/** So many typefaces stand side by side. */
export const mostCompared = 6;
/** So long after the last key the address takes the preview text. */
export const previewUrlAfterMs = 300;

/** One call of the payment service; a second try is included in `paymentTimeoutMs`. */
export const paymentCallMs = 4 * secondMs;
export const paymentTimeoutMs = 9 * secondMs;
/** A payment that is late ends access so long after what was paid for: the service tries again for three days. */
export const accessGraceMs = 3 * dayMs;
/** The payment service's events: how old a signature may be, how large one is at most, how long it keeps them. */
export const signatureMostSeconds = 300;
export const eventMostBytes = 256 * 1024;
export const eventsKeptMs = 30 * dayMs;
/** Its list of events lags behind: so much of what was asked for already is asked for again. */
export const sweepOverlapMs = 10 * 60 * secondMs;
export const sweepSpanMs = 7 * dayMs;
export const sweepPages = 20;
export const paymentsAtOnce = 50;
/** So much of the log is looked at every two minutes for what a consumer died over; once an hour all payers are, in pages. */
export const eventsLookedBack = 1_000;
export const payersAPage = 500;
export const leaveAgainAfterMs = 2 * 60 * secondMs;
/** Somebody back from paying is looked for so often, at growing distances of time. */
export const paidLookFirstMs = 2 * secondMs;
export const paidLookMostMs = 10 * secondMs;
export const paidLooks = 12;
