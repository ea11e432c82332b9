import { shadesOf } from '#domain/color/shades.ts';
import { urls } from '#domain/urls.ts';
import { BlackWhite } from '#routes/colors/black-white.tsx';
import { ColorValues } from '#routes/colors/color-values.tsx';
import { distanceText } from '#routes/colors/distance.ts';
import type { NearName } from '#routes/colors/near-name.ts';
import { Picker } from '#routes/colors/picker.tsx';
import { Harmonies, Shades } from '#routes/colors/shades.tsx';
import { Values } from '#routes/colors/values.tsx';
import styles from './study.module.css';

interface Props {
  hex: string;
  hue: number;
  names: readonly NearName[];
  refused?: string | null;
  /** The colour's own page: its name needs no link there, and its shades can be copied. */
  isOwnPage?: boolean;
}

/** A colour taken apart: where it stands, how it is written, what is read on it, its shades and harmonies. */
export function Study({ hex, hue, names, refused = null, isOwnPage }: Props) {
  const [nearest] = names;
  return (
    <section className={styles.study} aria-label={`The colour ${hex}`}>
      <div className={`wrap g12 ${styles.parts}`}>
        <Picker key={`${hex} ${hue}`} hex={hex} hue={hue} refused={refused} />
        <div className={styles.named}>
          <h2 className="title">
            {isOwnPage ? nearest?.name : <a href={urls.color(hex)}>{nearest?.name}</a>}
          </h2>
          <p className="mono muted">Nearest name, {distanceText(nearest?.apart ?? 0)}</p>
          <Values hex={hex} />
        </div>
        <BlackWhite hex={hex} />
      </div>
      <div className={`wrap g12 ${styles.parts}`}>
        <Shades hex={hex} />
        <Harmonies hex={hex} />
      </div>
      {isOwnPage && <ShadeValues key={hex} hex={hex} />}
    </section>
  );
}

function ShadeValues({ hex: given }: { hex: string }) {
  const shades = shadesOf(given);
  return (
    <div className={`wrap ${styles.shadeValues}`}>
      <ColorValues
        title="Values of the shades"
        colors={shades.map(({ hex }) => hex)}
        labels={shades.map(({ step }) => String(step))}
        of="shades"
      />
    </div>
  );
}
