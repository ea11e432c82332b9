import { renderToReadableStream } from 'react-dom/server';
import type { Mail } from '#domain/ports.ts';
import { type AddressMail, addressWords } from './address-words.ts';
import { Letter, type Words } from './letter.tsx';

export type AccountMail = AuthMail | AddressMail;
type AuthMail = 'verify' | 'sign-in' | 'reset' | 'exists' | 'changed';

const words: Record<AccountMail, Words> = {
  ...addressWords,
  verify: {
    subject: 'Confirm your e-mail address',
    lines: ['Somebody made an account at Specimen with this address. If it was you, confirm it.'],
    button: 'Confirm address',
    foot: 'The link works for a day. If it was not you, do nothing: without it the account does not open.',
  },
  'sign-in': {
    subject: 'Your link to sign in',
    lines: ['Here is the link to sign in to Specimen that was asked for with this address.'],
    button: 'Sign in',
    foot: 'The link works once, for a quarter of an hour. If you did not ask for it, do nothing.',
  },
  reset: {
    subject: 'Choose a new password',
    lines: ['Somebody asked for a new password for your account at Specimen.'],
    button: 'Choose a password',
    foot: 'The link works once, for half an hour. If it was not you, do nothing: your password stays as it is.',
  },
  exists: {
    subject: 'You have an account already',
    lines: [
      'Somebody tried to make an account at Specimen with this address, which has one already.',
      'If it was you, sign in as before. If you have forgotten your password, choose a new one.',
    ],
    button: 'Choose a password',
    foot: 'If it was not you, do nothing: your account is as it was.',
  },
  changed: {
    subject: 'Your password was changed',
    lines: [
      'The password of your account at Specimen was changed, and every other browser was signed out.',
      'If it was not you, choose a new one now.',
    ],
    button: 'Choose a password',
    foot: 'This mail is sent at every change of a password.',
  },
};

/** A mail about an account. */
export function accountMail(kind: AccountMail, to: string, link: string): Promise<Mail> {
  return letterMail(words[kind], to, link);
}

/** A mail as text and as HTML with the same words. */
export async function letterMail(letter: Words, to: string, link: string): Promise<Mail> {
  const { subject, lines, button, foot } = letter;
  const stream = await renderToReadableStream(<Letter {...letter} link={link} />);
  await stream.allReady;
  return {
    to,
    subject,
    text: [...lines, `${button}: ${link}`, foot, 'Specimen'].join('\n\n'),
    html: await new Response(stream).text(),
  };
}
