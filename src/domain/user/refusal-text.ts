import { passwordCharacters } from '../limits.ts';
import type { Refusal } from './accounts.ts';

const { least, most } = passwordCharacters;

/** A refusal in words that say what to do. */
export const refusalText: Record<Refusal, string> = {
  wrong: 'This address and this password do not go together. Check both, or choose a new password.',
  unverified:
    'Your address is not confirmed yet. Open the link that we mailed to it, or let us mail you a link to sign in.',
  'not-fresh': 'Your sign-in is too long ago for this. Let us mail you a link to sign in anew.',
  spent: 'This link was used already or has run out. Ask for a new one.',
  'weak-password': `Choose a password of ${least} to ${most} characters that is not among the most used ones.`,
  'too-many': 'Those were too many attempts. Wait a quarter of an hour, then try again.',
  busy: 'Many people sign in at this moment. Try again in a few seconds.',
  'no-provider': 'This way to sign in is not open here.',
  failed: 'Nothing was changed. Try again in a minute.',
};

/** The status of a page that shows a refusal. */
export function refusalStatus(reason: Refusal): 422 | 429 {
  return reason === 'too-many' || reason === 'busy' ? 429 : 422;
}
