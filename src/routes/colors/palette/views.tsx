import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { drawOnce } from '#app/drawn-once.ts';
import { plural } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { seenBy, type Vision, visions } from '#domain/color/color-vision.ts';
import { mergedBy } from '#domain/palette/palette-pairs.ts';
import { visionNames } from '#routes/colors/vision.tsx';
import styles from './views.module.css';

const pairsNamed = 3;

interface Props {
  colors: readonly string[];
  nameOf: (hex: string) => string;
}

if (import.meta.env.SSR) drawOnce(Views, ({ colors }) => colors);

/** The palette as it is seen without one kind of cones or without any; pairs that become one are named. */
export function Views({ colors, nameOf }: Props) {
  return (
    <ul className={styles.views}>
      {visions.map((vision) => (
        <li key={vision}>
          <PaletteStrip
            colors={colors.map((hex) => seenBy(vision, hex))}
            className={styles.strip}
          />
          <b>{visionNames[vision].name}</b>
          <span className="mono muted">{visionNames[vision].who}</span>
          <Warning vision={vision} colors={colors} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}

function Warning({ vision, colors, nameOf }: Props & { vision: Vision }) {
  const merged = mergedBy(vision, colors);
  if (merged.length === 0) {
    return (
      <span className={styles.said} data-state="success">
        <Icon name="check" />
        {colors.length > 1 ? 'All stay apart' : 'One colour: nothing can merge'}
      </span>
    );
  }
  const named = merged.slice(0, pairsNamed).map((pair) => pair.map(nameOf).join(' and '));
  const more = merged.length - named.length;
  return (
    <span className={styles.said} data-state="warning">
      <Icon name="warning" />
      {named.join('; ')} merge{more > 0 && `, and ${plural(more, 'more pair')}`}
    </span>
  );
}
