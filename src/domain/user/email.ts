import { z } from 'zod';
import { emailCharacters } from '../limits.ts';

/** An address as people type it. The words of an issue say how to put it right. */
export const emailField = z
  .string()
  .trim()
  .max(emailCharacters, `At most ${emailCharacters} characters`)
  .pipe(z.email('Enter an e-mail address, such as name@example.com'));
