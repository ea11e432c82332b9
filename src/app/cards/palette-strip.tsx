import type { Swatch } from '#domain/website/website.ts';

const width = 1000;

interface Props {
  colors: readonly Swatch[];
  className?: string | undefined;
}

/** A palette as one strip: widths are shares of area, equal while unmeasured. */
export function PaletteStrip({ colors, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: partsOf(colors).map(partHtml).join('') }}
    />
  );
}

function partHtml({ hex, x, part }: { hex: string; x: number; part: number }): string {
  return `<rect x="${x}" width="${part}" height="1" fill="${hex}"/>`;
}

function partsOf(colors: readonly Swatch[]): { hex: string; x: number; part: number }[] {
  const shares = colors.map(({ share }) => share ?? 1 / colors.length);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return colors.map(({ hex }, i) => {
    const isLast = i === colors.length - 1;
    const part = isLast ? width - x : Math.round(((shares[i] ?? 0) / all) * width);
    const placed = { hex, x, part };
    x += part;
    return placed;
  });
}
