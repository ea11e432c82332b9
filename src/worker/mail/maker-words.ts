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
    case 'profile-disputed':
      return {
        subject: 'Somebody else claims your profile',
        lines: [
          `Somebody else says that the profile “${mail.profile}” is theirs. It stays yours until a person at Specimen has decided; we mail you what comes of it.`,
          'If there is something that we should know, answer this mail.',
        ],
        button: 'See your profile',
        foot: 'If the profile is not yours, you can give it up on its page.',
      };
    case 'dispute-decided':
      return mail.isLost
        ? {
            subject: 'A profile is no longer yours',
            lines: [
              `Somebody else has shown that the profile “${mail.profile}” is theirs. It belongs to their account now.`,
            ],
            button: 'See your profiles',
            foot: 'If you think that this is wrong, answer this mail.',
          }
        : {
            subject: 'Your profile stays yours',
            lines: [
              `The claim of somebody else on the profile “${mail.profile}” was refused. Nothing has changed.`,
            ],
            button: 'See your profile',
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
