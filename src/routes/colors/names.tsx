import { urls } from '#domain/urls.ts';
import { distanceText } from '#routes/colors/distance.ts';
import { Fill } from '#routes/colors/fill.tsx';
import type { NearName } from '#routes/colors/near-name.ts';
import styles from './names.module.css';

/** Names that people gave to colours near this one. */
export function Names({ names }: { names: readonly NearName[] }) {
  return (
    <ol className={styles.names}>
      {names.map(({ name, hex, apart }) => (
        <li key={name}>
          <a href={urls.color(hex)}>
            <Fill hex={hex} />
            <b>{name}</b>
            <span className="mono muted">
              {hex}, {distanceText(apart)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
