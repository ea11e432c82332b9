/** Least ratios of WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for parts of controls and pictures. */
export const leastRatio = { large: 3, text: 4.5, strict: 7 } as const;

/** What a contrast ratio allows: AAA and AA for all text, AA large from 24 px (bold 18.66 px) and for controls. */
export type Verdict = 'AAA' | 'AA' | 'AA large' | 'fails';

export function verdictOf(ratio: number): Verdict {
  if (ratio >= leastRatio.strict) return 'AAA';
  if (ratio >= leastRatio.text) return 'AA';
  return ratio >= leastRatio.large ? 'AA large' : 'fails';
}

/** In words, for a sentence. */
export const verdictWords: Record<Verdict, string> = {
  AAA: 'passes AAA, any text',
  AA: 'passes AA, any text',
  'AA large': 'passes AA for large text and controls only',
  fails: 'fails for text and controls',
};
