import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { drawOnce } from '#app/drawn-once.ts';
import { copyAtom } from '#app/state/copy.ts';
import { PageIcon } from '#app/ui/page-icon.tsx';
import {
  type GradientSpace,
  gradientCss,
  gradientSpaces,
  gradientStops,
} from '#domain/color/gradient.ts';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './gradients.module.css';

/** As many stops as the eye needs, shared out over the colours. */
const stopsWanted = 48;

const spaces: Record<GradientSpace, { name: string; does: string }> = {
  oklab: { name: 'OKLab', does: 'straight from colour to colour, calmer in between' },
  oklch: { name: 'OKLCH', does: 'round by the hue, vivid in between' },
};

interface Props {
  colors: readonly string[];
  nameOf: (hex: string) => string;
}

if (import.meta.env.SSR) drawOnce(Gradients, ({ colors }) => colors);

/** The palette as a gradient, mixed both ways. With script, colours can be left out: two are enough. */
export function Gradients({ colors, nameOf }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = colors.filter((hex) => !left.has(hex));
  function toggle(hex: string) {
    const next = new Set(left);
    if (!next.delete(hex)) next.add(hex);
    if (colors.length - next.size >= 2) setLeft(next);
  }
  return (
    <>
      {colors.length > 2 && (
        <fieldset className={styles.through}>
          <legend>Through</legend>
          {colors.map((hex) => (
            <button
              key={hex}
              type="button"
              aria-label={`${nameOf(hex)}, ${hex}`}
              aria-pressed={!left.has(hex)}
              onClick={() => toggle(hex)}
            >
              <Fill hex={hex} />
            </button>
          ))}
        </fieldset>
      )}
      <ul className={styles.gradients}>
        {gradientSpaces.map((space) => (
          <Gradient key={space} colors={chosen} space={space} />
        ))}
      </ul>
    </>
  );
}

/** As text: a hundred stops, of which React makes no elements. */
function bandOf(colors: readonly string[], space: GradientSpace): { __html: string } {
  const id = `gradient-${space}`;
  const steps = Math.max(4, Math.round(stopsWanted / colors.length));
  const stops = gradientStops(colors, space, steps).map(
    ({ at, hex }) => `<stop offset="${at}" stop-color="${hex}"/>`,
  );
  return {
    __html: `<linearGradient id="${id}">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#${id})"/>`,
  };
}

function Gradient({ colors, space }: { colors: readonly string[]; space: GradientSpace }) {
  const copy = useSetAtom(copyAtom);
  const { name, does } = spaces[space];
  const css = gradientCss(colors, space);
  return (
    <li>
      <svg
        className={styles.band}
        aria-hidden="true"
        dangerouslySetInnerHTML={bandOf(colors, space)}
      />
      <div className={styles.words}>
        <h3>{name}</h3>
        <span>{does}</span>
        <button
          type="button"
          className="icon-btn"
          aria-label={`Copy the ${name} gradient`}
          onClick={() => void copy(css, `the ${name} gradient`)}
        >
          <PageIcon name="copy" />
        </button>
      </div>
      <code>{css}</code>
    </li>
  );
}
