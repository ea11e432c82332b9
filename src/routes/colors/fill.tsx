/** A colour from data behind what stands on it: a drawing, since the policy lets no style attribute through. */
export function Fill({ hex }: { hex: string }) {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}
