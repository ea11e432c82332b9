import styles from './colors.module.css';
import type { ColorGroup, Foundations } from './foundations.ts';
import type { ColorSide, TokenColor } from './tokens.ts';

const modes = ['light', 'dark'] as const;

/** Every colour with its two meanings. Contrasts are worked out from the style sheet, not typed in. */
export function ColorTokens({ foundations: { ramp, groups, onPrimary } }: Props) {
  return (
    <>
      <ul className={styles.ramp} aria-label="Slate">
        {ramp.map(({ name, light }) => (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={light.hex} />
            </svg>
            <p className="mono">{name.replace('slate-', '')}</p>
            <p className="mono muted">{light.hex}</p>
          </li>
        ))}
      </ul>
      <p className={`mono muted ${styles.key}`}>
        Contrast to canvas, surface, sunken. On primary: {onPrimary.light.toFixed(1)} light,{' '}
        {onPrimary.dark.toFixed(1)} dark.
      </p>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </>
  );
}

interface Props {
  foundations: Foundations;
}

function Group({ group: { name, about, least, colors } }: { group: ColorGroup }) {
  return (
    <div className={styles.group}>
      <h3>{name}</h3>
      <p>{about}</p>
      <ul>
        {colors.map((color) => (
          <Row key={color.name} color={color} least={least} />
        ))}
      </ul>
    </div>
  );
}

function Row({ color, least }: { color: TokenColor; least: number | null }) {
  return (
    <li>
      <b className="mono">{color.name}</b>
      {modes.map((mode) => (
        <Side key={mode} mode={mode} side={color[mode]} least={least} />
      ))}
    </li>
  );
}

function Side({ mode, side, least }: { mode: string; side: ColorSide; least: number | null }) {
  return (
    <div className={styles.side}>
      <svg role="img" aria-label={`${mode}: ${side.hex}`}>
        <rect width="100%" height="100%" fill={side.hex} />
      </svg>
      <p className="mono">
        <span>{side.value}</span>
        <span className={styles.ratios}>
          {side.ratios.map((ratio, at) => (
            // Always canvas, surface, sunken.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} data-fails={(least !== null && ratio < least) || undefined}>
              {ratio.toFixed(1)}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
