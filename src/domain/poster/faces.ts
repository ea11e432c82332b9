import { fnv1a } from './fnv.ts';

/** The faces that posters are set in, by the classes of the catalogue that they can stand for. */
const faces = {
  'instrument-sans': { family: 'Instrument Sans', styles: ['sans-serif'], tracking: -14 },
  inter: { family: 'Inter', styles: ['sans-serif'], tracking: -22 },
  archivo: { family: 'Archivo', styles: ['sans-serif', 'inktrap'], tracking: -16 },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    styles: ['sans-serif', 'inktrap', 'handwritten'],
    tracking: -12,
  },
  unbounded: { family: 'Unbounded', styles: ['geometric', 'rounded'], tracking: -24 },
  syne: { family: 'Syne', styles: ['geometric', 'display'], tracking: -16 },
  'big-shoulders': { family: 'Big Shoulders', styles: ['display', 'bit'], tracking: 0 },
  fraunces: { family: 'Fraunces', styles: ['serif', 'script'], tracking: -12 },
  'bodoni-moda': { family: 'Bodoni Moda', styles: ['serif', 'elegant'], tracking: -8 },
  'young-serif': { family: 'Young Serif', styles: ['serif', 'slab'], tracking: -10 },
  'abril-fatface': { family: 'Abril Fatface', styles: ['display', 'elegant'], tracking: -6 },
  'space-mono': { family: 'Space Mono', styles: ['monospace', 'bitmap', 'bit'], tracking: -30 },
} as const satisfies Record<string, { family: string; styles: string[]; tracking: number }>;

export type FaceId = keyof typeof faces;

/** The one that stands in for a guest without a letter of the name. */
export const houseFace: FaceId = 'instrument-sans';
export const faceIds = Object.keys(faces) as FaceId[];

/** In which order a typeface's classes decide: the rarer says more. */
const telling = [
  'monospace',
  'slab',
  'bitmap',
  'bit',
  'inktrap',
  'rounded',
  'script',
  'handwritten',
  'elegant',
  'geometric',
  'serif',
  'display',
  'sans-serif',
];

/** Thousandths of an em between letters, at the size of a poster. */
export function trackingOf(id: FaceId): number {
  return faces[id].tracking;
}

/** The face of the website's own first typeface, else one of its class, else any: by hash, always the same. */
export function chooseFace(
  typeface: { name: string; styles: readonly string[] } | null,
  slug: string,
): FaceId {
  const own = typeface && faceIds.find((id) => isNamed(typeface.name, faces[id].family));
  if (own) return own;
  const style = telling.find((one) => typeface?.styles.includes(one));
  const ofClass = faceIds.filter((id) =>
    (faces[id].styles as readonly string[]).includes(style ?? ''),
  );
  const among = ofClass.length > 0 ? ofClass : faceIds;
  return among[fnv1a(`face ${slug}`) % among.length] ?? houseFace;
}

/** "Inter Display" and "inter" are Inter; "Interstate" is not. */
function isNamed(name: string, family: string): boolean {
  const [a, b] = [name.toLowerCase(), family.toLowerCase()];
  return a === b || a.startsWith(`${b} `);
}
