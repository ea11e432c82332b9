import type { MakerMail } from '#domain/claim/proofs.ts';
import type { Words } from './letter.tsx';

const answer = 'If you did not expect this, answer this mail.';

/** About profiles and credits. Names and reasons are words of people: they come as text alone. */
export function makerLetter(mail: MakerMail): Words {
  switch (mail.kind) {
    case 'claim-code':
      return {
        subject: 'Your code to claim a profile',
        lines: [
          `Somebody who is signed in at Specimen says that the profile “${mail.profile}” is theirs, and gave this address of its own site.`,
          `If it is you, type in this code: ${mail.code}`,
        ],
        button: 'Go on with the claim',
        foot: 'The code works once, for an hour. If it was not you, do nothing: the profile stays as it is.',
      };
    case 'claim-granted':
      return {
        subject: 'The profile is yours',
        lines: [`The profile “${mail.profile}” at Specimen belongs to your account now.`],
        button: 'Go to Specimen',
        foot: answer,
      };
    case 'claim-refused':
      return {
        subject: 'Your claim was refused',
        lines: [
          `We could not see that the profile “${mail.profile}” is yours.`,
          `The reason: ${mail.reason}`,
          'You can prove it at its own site at any time.',
        ],
        button: 'Go to the claim',
        foot: answer,
      };
    case 'credit-granted':
      return {
        subject: 'Your credit is there',
        lines: [`“${mail.website}” names you now: ${mail.role}.`],
        button: 'See your credits',
        foot: answer,
      };
    case 'credit-refused':
      return {
        subject: mail.isFinal ? 'Your appeal was refused' : 'Your credit was refused',
        lines: [
          `You asked for a credit on “${mail.website}”: ${mail.role}.`,
          `It was refused. The reason: ${mail.reason}`,
          mail.isFinal
            ? 'This decision is final.'
            : 'You can appeal once, and say what we have overlooked.',
        ],
        button: 'See your credits',
        foot: answer,
      };
  }
}
