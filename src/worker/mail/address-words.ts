import type { Words } from './letter.tsx';

export type AddressMail =
  | 'new-email'
  | 'taken'
  | 'email-asked'
  | 'email-changed'
  | 'email-undone'
  | 'deleted';

/** About a change of an account's address, or its end. Neither address is told the other one. */
export const addressWords: Record<AddressMail, Words> = {
  'new-email': {
    subject: 'Confirm your new e-mail address',
    lines: [
      'This address was given as the new one of an account at Specimen. Confirm that it is yours.',
    ],
    button: 'Confirm address',
    foot: 'The link works once, for a day. If you did not ask for it, do nothing: the account keeps its address.',
  },
  taken: {
    subject: 'This address has an account already',
    lines: [
      'Somebody who is signed in at Specimen asked to move their account to this address, which has an account of its own. Nothing was changed.',
      'If it was you, sign in with this address, or delete the account that you no longer need.',
    ],
    button: 'Sign in',
    foot: 'If it was not you, do nothing: your account is as it was.',
  },
  'email-asked': {
    subject: 'Somebody asked to change your address',
    lines: [
      'Somebody who is signed in to your account at Specimen asked to give it another e-mail address. It changes once that address is confirmed.',
      'If it was not you, choose a new password now: that stops the change and signs every browser out.',
    ],
    button: 'Choose a password',
    foot: 'If you need help, answer this mail.',
  },
  'email-changed': {
    subject: 'Your address was changed',
    lines: [
      'Your account at Specimen has another e-mail address now, and every other browser was signed out. This one no longer opens it.',
      'If it was not you, undo the change: the account comes back to this address, every browser is signed out, and its password no longer works.',
    ],
    button: 'Undo the change',
    foot: 'The link works once, for two days. If you need help later, answer this mail.',
  },
  'email-undone': {
    subject: 'A change of address was undone',
    lines: [
      'An account at Specimen that had moved to this address went back to its former one, by a link that was mailed there.',
    ],
    button: 'Go to Specimen',
    foot: 'If you did not expect this, answer this mail.',
  },
  deleted: {
    subject: 'Your account is deleted',
    lines: [
      'Your account at Specimen and everything that belonged to it are deleted, as you asked. This is the last mail that we send to this address.',
    ],
    button: 'Go to Specimen',
    foot: 'If it was not you, answer this mail.',
  },
};
