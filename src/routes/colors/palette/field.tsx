import { useSetAtom } from 'jotai/react';
import { drawOnce } from '#app/drawn-once.ts';
import { copyAtom } from '#app/state/copy.ts';
import { isDark } from '#domain/color/contrast.ts';
import type { PaletteRole } from '#domain/palette/palette-roles.ts';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './field.module.css';

interface Props {
  colors: readonly string[];
  names: readonly string[];
  roles: readonly PaletteRole[];
  oklch: readonly string[];
}

if (import.meta.env.SSR) drawOnce(PaletteField, ({ colors }) => colors);

/** The palette as the title picture: a press copies the value. */
export function PaletteField({ colors, names, roles, oklch }: Props) {
  const copy = useSetAtom(copyAtom);
  return (
    <ol className={styles.field} aria-label="Colours" data-many={colors.length > 8 || undefined}>
      {colors.map((hex, i) => (
        <li key={hex}>
          <button type="button" data-dark={isDark(hex) || undefined} onClick={() => void copy(hex)}>
            <Fill hex={hex} />
            <small className="sr">Copy</small>
            <b>{names[i]}</b>
            <span>{roles[i]}</span>
            <span className={styles.values}>
              <span>{hex}</span>
              <span>{oklch[i]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
