import { z } from 'zod';
import { emailCharacters } from '#domain/limits.ts';
import { ownPath } from '#domain/user/own-path.ts';

/** An own path, or null. */
export const pathField = z.string().catch('').transform(ownPath);

export const emailField = z
  .string()
  .trim()
  .max(emailCharacters, `At most ${emailCharacters} characters`)
  .pipe(z.email('Enter an e-mail address, such as name@example.com'));
