import { hueWithin, neutralChroma, type PaletteFacts } from './palette-facts.ts';
import {
  any,
  hues,
  isRamp,
  isThreeSided,
  isTwoSided,
  most,
  part,
  sectors,
} from './palette-measures.ts';

/** A tag that the colours themselves give. */
export interface TagRule {
  slug: string;
  name: string;
  /** The rule in words, with its thresholds. L and C are OKLCH's lightness (0 to 1) and chroma, hues are its degrees. */
  says: string;
  holds(facts: PaletteFacts): boolean;
}

function rule(
  slug: string,
  name: string,
  says: string,
  holds: (facts: PaletteFacts) => boolean,
): TagRule {
  return { slug, name, says, holds };
}

/** By lightness, strength and temperature; by how hues stand to each other; by what they look like. */
export const tagRules: readonly TagRule[] = [
  rule('light', 'Light', 'Mean L of 0.75 and more', (f) => f.meanLightness >= 0.75),
  rule('dark', 'Dark', 'Mean L of 0.45 at most', (f) => f.meanLightness <= 0.45),
  rule(
    'pastel',
    'Pastel',
    'Every colour has L of 0.72 and more and C of 0.13 at most; mean C of 0.03 and more',
    (f) => f.meanChroma >= 0.03 && f.colors.every(({ l, c }) => l >= 0.72 && c <= 0.13),
  ),
  rule('vivid', 'Vivid', 'Mean C of 0.15 and more', (f) => f.meanChroma >= 0.15),
  rule(
    'neon',
    'Neon',
    'Two colours and more with C of 0.2 and L of 0.65 and more',
    (f) => f.colors.filter(({ l, c }) => c >= 0.2 && l >= 0.65).length >= 2,
  ),
  rule(
    'muted',
    'Muted',
    'Mean C from 0.02 to 0.07, none over 0.11',
    (f) => f.meanChroma >= 0.02 && f.meanChroma <= 0.07 && f.colors.every(({ c }) => c <= 0.11),
  ),
  rule(
    'warm',
    'Warm',
    'Three in four of the colours with a hue (C of 0.04 and more) from 330 through 0 to 110',
    (f) => hues(f, 330, 110) >= 0.75,
  ),
  rule(
    'cold',
    'Cold',
    'Three in four of the colours with a hue from 150 to 310',
    (f) => hues(f, 150, 310) >= 0.75,
  ),
  rule(
    'neutral',
    'Neutral',
    'No colour with C of 0.04 and more',
    (f) => f.chromatic.length === 0 && f.colors.length >= 2,
  ),
  rule(
    'monochrome',
    'Monochrome',
    'Two colours and more, all hues within 30 degrees',
    (f) => f.chromatic.length >= 1 && f.colors.length >= 2 && f.arc <= 30,
  ),
  rule(
    'analogous',
    'Analogous',
    'Three hues and more, all within an arc of over 30 and at most 90 degrees',
    (f) => f.chromatic.length >= 3 && f.arc > 30 && f.arc <= 90,
  ),
  rule(
    'complementary',
    'Complementary',
    'Two hues 150 degrees and more apart; every other within 30 of one of them',
    isTwoSided,
  ),
  rule(
    'triadic',
    'Triadic',
    'Three hues, each 90 to 150 degrees from the others; every other within 30 of one of them',
    isThreeSided,
  ),
  rule(
    'colorful',
    'Colourful',
    'Hues in four of eight sectors of 45 degrees',
    (f) => sectors(f) >= 4,
  ),
  rule('rainbow', 'Rainbow', 'Hues in six of eight sectors of 45 degrees', (f) => sectors(f) >= 6),
  rule(
    'accent',
    'One accent',
    'Three colours and more, one with C of 0.13 and more, the others with 0.05 at most',
    (f) =>
      f.colors.length >= 3 &&
      f.colors.filter(({ c }) => c >= 0.13).length === 1 &&
      f.colors.filter(({ c }) => c <= 0.05).length === f.colors.length - 1,
  ),
  rule(
    'high-contrast',
    'High contrast',
    'A pair of 12:1 and more (WCAG 2.2)',
    (f) => most(f) >= 12,
  ),
  rule(
    'low-contrast',
    'Low contrast',
    'Two colours and more, no pair of 3:1',
    (f) => f.colors.length >= 2 && most(f) < 3,
  ),
  rule(
    'ramp',
    'Ramp',
    'Three colours and more, L rises or falls by over 0.015 from each to the next',
    isRamp,
  ),
  rule('duotone', 'Duotone', 'Two colours', (f) => f.colors.length === 2),
  rule(
    'dark-mode',
    'Dark mode',
    'A ground with L of 0.25 at most, two colours with L of 0.6 and more, a pair of 7:1',
    (f) =>
      any(f, ({ l }) => l <= 0.25) &&
      f.colors.filter(({ l }) => l >= 0.6).length >= 2 &&
      most(f) >= 7,
  ),
  rule(
    'earth',
    'Earth',
    'Three in five colours with a hue from 30 to 110, C from 0.03 to 0.13, L from 0.25 to 0.8',
    (f) =>
      part(
        f.colors,
        ({ l, c, h }) => hueWithin(h, 30, 110) && c >= 0.03 && c <= 0.13 && l >= 0.25 && l <= 0.8,
      ) >= 0.6,
  ),
  rule(
    'jewel',
    'Jewel',
    'Three in five colours with C of 0.12 and more and L from 0.35 to 0.6',
    (f) => part(f.colors, ({ l, c }) => c >= 0.12 && l >= 0.35 && l <= 0.6) >= 0.6,
  ),
  rule(
    'autumn',
    'Autumn',
    'Three in five hues from 20 to 95, mean C of 0.08 and more, mean L from 0.4 to 0.72, none from 200 to 320',
    (f) =>
      hues(f, 20, 95) >= 0.6 &&
      hues(f, 200, 320) === 0 &&
      f.meanChroma >= 0.08 &&
      f.meanLightness >= 0.4 &&
      f.meanLightness <= 0.72,
  ),
  rule(
    'winter',
    'Winter',
    'Three in five hues from 200 to 290, mean L of 0.6 and more, mean C of 0.1 at most',
    (f) => hues(f, 200, 290) >= 0.6 && f.meanLightness >= 0.6 && f.meanChroma <= 0.1,
  ),
  rule(
    'sunset',
    'Sunset',
    'A hue from 20 to 75 with C of 0.1, one from 290 to 20 with C of 0.08 and more, none from 120 to 250',
    (f) =>
      any(f, ({ c, h }) => c >= 0.1 && hueWithin(h, 20, 75)) &&
      any(f, ({ c, h }) => c >= 0.08 && hueWithin(h, 290, 20)) &&
      hues(f, 120, 250) === 0,
  ),
  rule(
    'ocean',
    'Ocean',
    'Three colours and more, three in five of the hues from 180 to 265',
    (f) => f.colors.length >= 3 && hues(f, 180, 265) >= 0.6,
  ),
  rule(
    'forest',
    'Forest',
    'Three in five of the hues from 110 to 165, mean L of 0.65 at most',
    (f) => hues(f, 110, 165) >= 0.6 && f.meanLightness <= 0.65,
  ),
  rule(
    'candy',
    'Candy',
    'A hue from 330 to 20 with L of 0.65 and C of 0.1 and more, mean L of 0.7 and C of 0.06 and more',
    (f) =>
      any(f, ({ l, c, h }) => l >= 0.65 && c >= 0.1 && hueWithin(h, 330, 20)) &&
      f.meanLightness >= 0.7 &&
      f.meanChroma >= 0.06,
  ),
  rule(
    'pink',
    'Pink',
    'Half of the hues from 335 to 15, and one of them with L of 0.65 and more',
    (f) =>
      hues(f, 335, 15) >= 0.5 &&
      any(f, ({ l, c, h }) => l >= 0.65 && c >= neutralChroma && hueWithin(h, 335, 15)),
  ),
  rule('purple', 'Purple', 'Half of the hues from 290 to 330', (f) => hues(f, 290, 330) >= 0.5),
  rule(
    'orange',
    'Orange',
    'Half of the hues from 42 to 75, and one of them with C of 0.12 and more',
    (f) => hues(f, 42, 75) >= 0.5 && any(f, ({ c, h }) => c >= 0.12 && hueWithin(h, 42, 75)),
  ),
  rule(
    'brown',
    'Brown',
    'Two colours and more with a hue from 30 to 85, C from 0.03 to 0.13, L from 0.2 to 0.55',
    (f) =>
      f.colors.filter(
        ({ l, c, h }) => hueWithin(h, 30, 85) && c >= 0.03 && c <= 0.13 && l >= 0.2 && l <= 0.55,
      ).length >= 2,
  ),
  rule('teal', 'Teal', 'Half of the hues from 172 to 215', (f) => hues(f, 172, 215) >= 0.5),
  rule(
    'navy',
    'Navy',
    'A colour with a hue from 245 to 285, L of 0.35 at most, C of 0.05 and more',
    (f) => any(f, ({ l, c, h }) => l <= 0.35 && c >= 0.05 && hueWithin(h, 245, 285)),
  ),
  rule(
    'cream',
    'Cream',
    'A colour with L of 0.93 and more, C from 0.012 to 0.06, a hue from 60 to 110',
    (f) => any(f, ({ l, c, h }) => l >= 0.93 && c >= 0.012 && c <= 0.06 && hueWithin(h, 60, 110)),
  ),
];
