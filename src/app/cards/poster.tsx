import { planPoster, posterHeight, posterWidth, type Shape } from '#app/cards/poster-plan.ts';
import type { Swatch } from '#domain/website/website.ts';
import styles from './card.module.css';

interface Props {
  name: string;
  slug: string;
  colors: readonly Swatch[];
  lang: string | null;
  /** Read out where the poster is the page's picture; beside a title it would only repeat it. */
  label?: string;
}

/** What a website without a picture shows. */
export function Poster({ name, slug, colors, lang, label }: Props) {
  const plan = planPoster(
    name,
    slug,
    colors.map(({ hex }) => hex),
  );
  return (
    <svg
      className={styles.poster}
      viewBox={`0 0 ${posterWidth} ${posterHeight}`}
      preserveAspectRatio="xMidYMax slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width={posterWidth} height={posterHeight} fill={plan.ground ?? 'var(--sunken)'} />
      {plan.shapes.map(shapeElement)}
      {plan.initial && (
        <text className={styles.initial} x={posterWidth + 10} y="186" fontSize="260">
          {plan.initial}
        </text>
      )}
      <g fill={plan.ink ?? 'currentColor'} fontSize={plan.size} lang={lang ?? undefined}>
        {plan.lines.map((line) => (
          <text key={line.y} x="21" y={line.y}>
            {line.text}
          </text>
        ))}
      </g>
    </svg>
  );
}

function shapeElement({ kind, x, y, width, height, fill }: Shape) {
  return kind === 'rect' ? (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={fill} />
  ) : (
    <circle key={x} cx={x + width / 2} cy={y + height / 2} r={width / 2} fill={fill} />
  );
}
