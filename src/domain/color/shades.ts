import { hexWithHue, mostChroma } from './gamut.ts';
import { oklchOf } from './oklch.ts';

/** The steps of a ramp and their OKLCH lightness, even to the eye, closer towards both ends. */
export const shadeSteps = {
  50: 0.975,
  100: 0.945,
  200: 0.89,
  300: 0.82,
  400: 0.735,
  500: 0.65,
  600: 0.56,
  700: 0.475,
  800: 0.395,
  900: 0.315,
  950: 0.225,
} as const;
export type ShadeStep = keyof typeof shadeSteps;

export interface Step {
  step: ShadeStep;
  hex: string;
  /** The step that is nearest in lightness is the given colour itself. */
  isGiven: boolean;
}

const order = Object.keys(shadeSteps).map(Number) as ShadeStep[];

/**
 * Eleven steps from light to dark that keep the hue of the colour. Chroma keeps the share of what sRGB holds at the
 * given lightness, so that pale and deep steps are as vivid as the colour itself and none is cut at the edge.
 */
export function shadesOf(hex: string): Step[] {
  const { l, c, h } = oklchOf(hex);
  const vividness = Math.min(1, c / Math.max(mostChroma(l, h), 0.0001));
  const given = nearest(l);
  return order.map((step) => {
    if (step === given) return { step, hex, isGiven: true };
    const lightness = shadeSteps[step];
    // A pale colour stays pale: never more chroma than twice its own.
    const chroma = Math.min(vividness * mostChroma(lightness, h), c * 2);
    return { step, hex: hexWithHue({ l: lightness, c: chroma, h }), isGiven: false };
  });
}

function nearest(lightness: number): ShadeStep {
  return order.reduce((best, step) =>
    Math.abs(shadeSteps[step] - lightness) < Math.abs(shadeSteps[best] - lightness) ? step : best,
  );
}
