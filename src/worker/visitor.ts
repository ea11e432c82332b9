import type { User } from '#domain/user/user.ts';

declare const proof: unique symbol;

/** Only a request without a session cookie yields one, and only who holds one may read or fill the kept copies. */
export interface SignedOut {
  readonly [proof]: true;
}

/** `cookie` means that a session cookie was sent, valid or not: such an answer is never stored anywhere. */
export type Visitor =
  | { kind: 'signed-out'; signedOut: SignedOut }
  | {
      kind: 'cookie';
      user: User | null;
      sessionId: string | null;
      expiresAt: string | null;
      /** The session slides at its next chance. */
      isDue: boolean;
    };

/** The proof for a request that carries no session cookie; null for one that does, valid or not. */
export function proveSignedOut(cookies: string | undefined, sessionName: string): SignedOut | null {
  const names = cookies?.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  return names?.includes(sessionName) ? null : ({} as SignedOut);
}

export function userOf(visitor: Visitor): User | null {
  return visitor.kind === 'cookie' ? visitor.user : null;
}
