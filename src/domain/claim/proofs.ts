import type { ClaimSite, LookedFor } from './claim-site.ts';

/** What was there instead of the proof, or that nobody could look. `found` is a sentence. */
export type Look =
  | { isThere: true }
  | { isThere: false; where: string; found: string }
  /** Our own fault or a slow name server's: not held against anybody. */
  | { isThere: null; found: string };

/** Mails about profiles and credits, to people with an account, but for the code. */
export type MakerMail =
  | { kind: 'claim-code'; profile: string; code: string }
  | { kind: 'claim-granted'; profile: string }
  | { kind: 'claim-refused'; profile: string; reason: string }
  /** To the owner: somebody else says that it is theirs. */
  | { kind: 'profile-disputed'; profile: string }
  /** To the owner of then. */
  | { kind: 'dispute-decided'; profile: string; isLost: boolean }
  | { kind: 'credit-granted'; website: string; role: string }
  | { kind: 'credit-refused'; website: string; role: string; reason: string; isFinal: boolean };

/** What pages may ask about proofs; the worker answers, with code that it loads only then. */
export interface Proofs {
  /** What this claim publishes: always the same, and known to nobody who has not the site's secret. */
  tokenOf(claim: string): Promise<string>;
  look(site: ClaimSite, method: LookedFor, token: string): Promise<Look>;
  /** A new code and the hash under which it is kept. */
  newCode(claim: string): Promise<{ code: string; hash: string }>;
  hashOf(claim: string, code: string): Promise<string>;
  /** `path`: of this site, where the mail's button leads. */
  mail(mail: MakerMail, to: string, path: string): Promise<void>;
}
