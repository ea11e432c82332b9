import { z } from 'zod';
import { claimWords } from '../limits.ts';

export const creditClaimSchema = z.object({
  profile: z.string().min(1, 'Choose a profile'),
  role: z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(2, 'Say what you did, in a word or two')
        .max(claimWords.role, `At most ${claimWords.role} characters`),
    ),
  note: z.string().trim().max(claimWords.note, `At most ${claimWords.note} characters`),
});

export const appealField = z
  .string()
  .trim()
  .min(10, 'Say what we have overlooked')
  .max(claimWords.appeal, `At most ${claimWords.appeal} characters`);
