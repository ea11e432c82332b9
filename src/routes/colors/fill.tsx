/**
 * A colour from data behind what stands on it: a drawing, since the policy lets no style attribute through, and as text,
 * since pages of colours have it by the hundred. `hex`: `#rrggbb`.
 */
export function Fill({ hex }: { hex: string }) {
  const drawing = { __html: `<rect width="100%" height="100%" fill="${hex}"/>` };
  return <svg aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}
