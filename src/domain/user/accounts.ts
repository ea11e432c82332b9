/** What pages may ask of accounts; the worker answers with the auth library, which it loads only then. */

export const providers = ['github', 'google'] as const;
export type Provider = (typeof providers)[number];

/** Why an account could not be opened or changed. */
export type Refusal =
  /** Address and password do not go together; the same for an unknown address. */
  | 'wrong'
  /** The password is right, the address has not been proved yet. */
  | 'unverified'
  /** It must be certain who asks, and the account has no password to ask for: sign in anew first. */
  | 'not-fresh'
  /** A mailed link that was used, has run out or never was. */
  | 'spent'
  /** The password is among the most used ones, too short or too long. */
  | 'weak-password'
  /** More attempts than are counted as honest. */
  | 'too-many'
  /** As many passwords are being checked as can be. */
  | 'busy'
  /** The provider is not configured. */
  | 'no-provider'
  /** Nothing was changed; another try may do. */
  | 'failed';

export type Answer = { ok: true } | { ok: false; reason: Refusal };

/** Cookies of a session that opens or ends travel with the answer to the request. `next`: a path of this site. */
export interface Accounts {
  signIn(asked: { email: string; password: string }): Promise<Answer>;
  /** The same answer for known and unknown addresses; what is true of the address is in the mail. */
  signUp(asked: { email: string; password: string; next: string | null }): Promise<Answer>;
  /** Mails a link that signs in, and makes the account if there is none. The same answer for every address. */
  mailLink(asked: { email: string; next: string | null }): Promise<Answer>;
  /** Mails a link to a new password. The same answer for every address. */
  mailReset(asked: { email: string }): Promise<Answer>;
  /** Spends a mailed link and signs in. */
  confirm(kind: Confirmation, token: string): Promise<Answer>;
  /** Spends a mailed link; every session of the account ends. */
  resetPassword(asked: { token: string; password: string }): Promise<Answer>;
  /** Every other session of the account ends, and this one gets another token. */
  changePassword(asked: { current: string; password: string }): Promise<Answer>;
  /**
   * Mails a link to the new address, and a notice to the old one. The same answer whether or not the new one has an
   * account. `password` is not asked of accounts without one: they must have signed in a moment ago.
   */
  changeEmail(asked: { email: string; password: string }): Promise<Answer>;
  /** Everything of the account goes at once; a last mail says so. Proof as for a change of address. */
  deleteAccount(asked: { password: string; keepsPublic: boolean }): Promise<Answer>;
  /** Where a provider asks whether this is the person. */
  leaveFor(
    provider: Provider,
    next: string | null,
  ): Promise<{ ok: true; url: string } | { ok: false; reason: Refusal }>;
}

/** What a mailed link is for: proving an address, signing in, taking a new address, or getting the old one back. */
export const confirmations = ['email', 'sign-in', 'new-email', 'old-email'] as const;
export type Confirmation = (typeof confirmations)[number];
