import type { Swatch } from '#domain/website/website.ts';

const width = 1000;

/** A palette as one strip: widths are shares of area, equal while unmeasured. */
export function PaletteStrip({
  colors,
  className,
}: {
  colors: readonly Swatch[];
  className?: string | undefined;
}) {
  const shares = colors.map(({ share }) => share ?? 1 / colors.length);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {colors.map(({ hex }, i) => {
        const part = Math.round(((shares[i] ?? 0) / all) * width);
        const left = x;
        x += part;
        const last = i === colors.length - 1;
        return <rect key={hex} x={left} width={last ? width - left : part} height="1" fill={hex} />;
      })}
    </svg>
  );
}
