import type { PairingRole } from './pairing.ts';
import type { FamilyStyle } from './typeface-styles.ts';

/** The class that sets text in a family's regular. */
export function faceClass(slug: string): string {
  return `face-${slug}`;
}

export function styleClass(slug: string, { key }: FamilyStyle): string {
  return `${faceClass(slug)} ${faceClass(slug)}-${key}`;
}

/** The class that sets text as a role of a pairing does. */
export function roleClass(pairing: string, role: PairingRole): string {
  return `pair-${pairing}-${role}`;
}
