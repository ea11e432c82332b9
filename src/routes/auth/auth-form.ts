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

/** A field of a form as text; files and what is not there are empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
