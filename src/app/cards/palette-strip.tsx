import type { Swatch } from '#domain/website/website.ts';

const width = 1000;
/** A colour of 1 % is still seen, and pressed: 14 px of a card 280 px wide. */
const least = 50;

/** Hex values share the strip equally. */
type Colors = readonly Swatch[] | readonly string[];

interface Props {
  colors: Colors;
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
      dangerouslySetInnerHTML={drawingOf(colors)}
    />
  );
}

function drawingOf(colors: Colors): { __html: string } {
  const swatches = colors.map(swatchOf);
  const shares = swatches.map(({ share }) => share ?? 1 / colors.length);
  const all = shares.reduce((sum, share) => sum + share, 0) || 1;
  const floor = Math.min(least, width / colors.length);
  const wide = shares.map((share) => Math.max(floor, (share / all) * width));
  // What the narrow ones were given, the others give up, each in proportion to what it has over the least.
  const over = wide.reduce((sum, part) => sum + part, 0) - width;
  const spare = wide.reduce((sum, part) => sum + part - floor, 0) || 1;
  let end = 0;
  const rects = swatches.map(({ hex }, i) => {
    const part = wide[i] ?? floor;
    const x = Math.round(end);
    end += part - (over * (part - floor)) / spare;
    const to = i === colors.length - 1 ? width : Math.round(end);
    return `<rect x="${x}" width="${to - x}" height="1" fill="${hex}"/>`;
  });
  return { __html: rects.join('') };
}

function swatchOf(color: Swatch | string): Swatch {
  return typeof color === 'string' ? { hex: color, share: null } : color;
}
