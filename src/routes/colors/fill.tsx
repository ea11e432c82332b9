interface Props {
  /** `#rrggbb` */
  hex: string;
}

/**
 * A colour from data behind what stands on it: a drawing, since the policy lets no style attribute through, and as text,
 * since pages of colours have it by the hundred.
 */
export function Fill({ hex }: Props) {
  return <svg aria-hidden="true" dangerouslySetInnerHTML={{ __html: fillText(hex) }} />;
}

export function fillText(hex: string): string {
  return `<rect width="100%" height="100%" fill="${hex}"/>`;
}
