import { newsletterAfterViews, shareAgainEveryViews, shareEveryViews } from '../limits.ts';

/** Dialogs that come by themselves. */
export const prompts = ['newsletter', 'share'] as const;
export type Prompt = (typeof prompts)[number];

export interface PromptFacts {
  /** Pages seen on this device. */
  views: number;
  isSignedIn: boolean;
  isSupporter: boolean;
  /** The two cookies: null when there is none. */
  newsletterCookie: string | null;
  shareCookie: string | null;
}

export const dismissed = 'close';

/** Original, section 9. The newsletter's goes first; a page view brings one at most. */
export function promptFor(facts: PromptFacts): Prompt | null {
  if (isNewsletterDue(facts)) return 'newsletter';
  return isShareDue(facts) ? 'share' : null;
}

function isNewsletterDue({ views, isSignedIn, newsletterCookie }: PromptFacts): boolean {
  return views > newsletterAfterViews && !isSignedIn && newsletterCookie === null;
}

function isShareDue({ views, isSupporter, newsletterCookie, shareCookie }: PromptFacts): boolean {
  if (views === 0 || isSupporter || newsletterCookie !== dismissed) return false;
  return views % (shareCookie === dismissed ? shareAgainEveryViews : shareEveryViews) === 0;
}
