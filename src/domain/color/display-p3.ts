import { curved, type Light, lightOf } from './srgb.ts';

/** Linear light of sRGB as linear light of Display-P3, by the matrices of CSS Color 4 (both stand on D65). */
export function p3Light([r, g, b]: Light): Light {
  return [
    0.8224619687143621 * r + 0.1775380312856377 * g,
    0.03319419885096161 * r + 0.9668058011490385 * g,
    0.017082631072112 * r + 0.07239744066396342 * g + 0.9105199282639244 * b,
  ];
}

/** The way back; outside of sRGB the light is below 0 or above 1. */
export function lightOfP3([r, g, b]: Light): Light {
  return [
    1.2249401762805594 * r - 0.2249401762805593 * g,
    -0.0420569547096882 * r + 1.0420569547096883 * g,
    -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409665 * b,
  ];
}

/** `#rrggbb` in Display-P3, its channels 0 to 1 with the curve of sRGB, as CSS writes them. */
export function p3Of(hex: string): readonly [number, number, number] {
  const [r, g, b] = p3Light(lightOf(hex));
  return [curved(r), curved(g), curved(b)];
}
