import { z } from 'zod';
import { claimWords } from '../limits.ts';

export const creditStates = ['waiting', 'granted', 'refused', 'appealed', 'final'] as const;
export type CreditState = (typeof creditStates)[number];

export const creditStateNames: Record<CreditState, string> = {
  waiting: 'Waiting',
  granted: 'Granted',
  refused: 'Refused',
  appealed: 'Appealed',
  final: 'Refused for good',
};

export interface CreditClaim {
  id: number;
  state: CreditState;
  website: { id: number; slug: string; title: string; url: string };
  profile: { slug: string; name: string };
  role: string;
  note: string;
  /** Of the first refusal, and of the one after the appeal. */
  reason: string | null;
  finalReason: string | null;
  appeal: string | null;
  /** Epoch ms. */
  createdAt: number;
  decidedAt: number | null;
}

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

/** Offered while typing; any other words are as good. */
export const usualRoles = [
  'Design',
  'Development',
  'Art direction',
  'Branding',
  'Typography',
  'Typeface design',
  'Illustration',
  'Photography',
  'Motion',
  'Copywriting',
  'Strategy',
] as const;
