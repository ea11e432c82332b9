import { randomBytes } from 'node:crypto';
import { codeOf } from '#domain/claim/profile-claim.ts';
import type { Proofs } from '#domain/claim/proofs.ts';
import type { AppContext } from '../context.ts';
import { keyedHash } from '../derived-key.ts';
import { inBackground } from '../in-background.ts';
import { makerLetter } from '../mail/maker-words.ts';
import { sendMail } from '../mail/outbox.ts';
import { letterMail } from '../mail/templates.tsx';
import { openOutside } from '../outside/open-outside.ts';
import { originOf } from '../site-origin.ts';
import { lookForProof } from './look-for-proof.ts';

/** Letters that nobody takes for another: no I, L, O, U. 40 bits in eight of them. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLetters = 8;
const tokenLetters = 32;

export function openProofs(c: AppContext): Proofs {
  const secret = c.env.AUTH_SECRET ?? '';
  const origin = originOf(c.env, c.get('url'));
  const hashOf = (claim: string, code: string) =>
    keyedHash(secret, 'claim code', `${claim} ${codeOf(code)}`);
  return {
    hashOf,
    async tokenOf(claim) {
      return (await keyedHash(secret, 'claim token', claim)).slice(0, tokenLetters);
    },
    look: (site, method, token) => lookForProof(openOutside(c.env, origin), site, method, token),
    async newCode(claim) {
      const code = [...randomBytes(codeLetters)].map((byte) => letters[byte % 32]).join('');
      return { code, hash: await hashOf(claim, code) };
    },
    async mail(mail, to, path) {
      const { env } = c;
      const sender = {
        env,
        db: c.get('db'),
        now: c.get('now')(),
        later: (work: Promise<unknown>) => inBackground(c, work),
      };
      await sendMail(sender, await letterMail(makerLetter(mail), to, origin + path));
    },
  };
}
