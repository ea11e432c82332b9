import { z } from 'zod';
import { nameCharacters } from '../limits.ts';

export const occupations = [
  'Designer',
  'Developer',
  'Type designer',
  'Student',
  'Writer or editor',
  'Founder or manager',
  'Something else',
] as const;

export const interests = [
  'Websites',
  'Typefaces',
  'Colour palettes',
  'Branding',
  'Portfolios',
  'Shops',
] as const;

/** What onboarding asks. The words of an issue say how to put it right. */
export const onboardingSchema = z.object({
  fullname: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(nameCharacters, `At most ${nameCharacters} characters`),
  occupation: z.enum(occupations, 'Choose what you do'),
  interests: z.array(z.enum(interests, 'Choose from the list')),
});

export type Onboarding = z.infer<typeof onboardingSchema>;
