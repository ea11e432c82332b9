import type { User } from '#domain/user/user.ts';

declare const proof: unique symbol;

/** Only a request without a session cookie yields one, and only who holds one may read or fill the kept copies. */
export interface SignedOut {
  readonly [proof]: true;
}

/** `cookie` means that a session cookie was sent, valid or not: such an answer is never stored anywhere. */
export type Visitor =
  | { kind: 'signed-out'; signedOut: SignedOut }
  | { kind: 'cookie'; user: User | null; expiresAt: string | null };

/** What a request without a session cookie is. */
export function signedOutVisitor(): Extract<Visitor, { kind: 'signed-out' }> {
  return { kind: 'signed-out', signedOut: {} as SignedOut };
}

export function userOf(visitor: Visitor): User | null {
  return visitor.kind === 'cookie' ? visitor.user : null;
}
