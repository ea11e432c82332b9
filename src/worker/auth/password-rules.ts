import { commonPasswords } from 'virtual:common-passwords';
import { passwordCharacters } from '#domain/limits.ts';

/** Long enough, not endless, not among the 10,000 most used. Nothing is asked of its letters. */
export function isPasswordAccepted(password: string): boolean {
  const { least, most } = passwordCharacters;
  if (password.length < least || password.length > most) return false;
  return password.includes('\n') || !commonPasswords.includes(`\n${password.toLowerCase()}\n`);
}
