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
