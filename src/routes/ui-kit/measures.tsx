import styles from './measures.module.css';
import type { Step } from './tokens.ts';

export function Space({ steps, controls }: { steps: readonly Step[]; controls: readonly Step[] }) {
  return (
    <>
      <div className={styles.pair}>
        <Bars name="Scale" steps={steps} />
        <Bars name="Heights of controls" steps={controls} />
      </div>
      <h3 className={styles.name}>Grid</h3>
      <div className={`g12 ${styles.columns}`} aria-hidden="true">
        {Array.from({ length: 12 }, (_, i) => (
          // Columns have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className="mono">
            {i + 1}
          </span>
        ))}
      </div>
      <p className={styles.note}>
        Twelve columns, gutters and margins of 24 (16 under 640), at most 1680. Cards stand in 1, 2,
        3 and 4 columns from 0, 640, 1024 and 1440.
      </p>
    </>
  );
}

function Bars({ name, steps }: { name: string; steps: readonly Step[] }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.bars}>
        {steps.map(({ name, px: [px = 0] }) => (
          <li key={name} className="mono">
            <span>{name}</span>
            <span>{px}</span>
            <svg width={px} height="12" aria-hidden="true">
              <rect width="100%" height="100%" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Shape({ radii }: { radii: readonly Step[] }) {
  return (
    <ul className={styles.shapes}>
      {radii.map(({ name, px: [px = 0] }) => (
        <li key={name}>
          <span className={styles.shape} data-radius={name} />
          <p className="mono">
            {name}
            <span>{px > 100 ? 'full' : px}</span>
          </p>
        </li>
      ))}
      <li>
        <span className={styles.shape} data-shape="hair" />
        <p className="mono">
          hair<span>1</span>
        </p>
      </li>
      <li>
        <span className={styles.shape} data-shape="focus" />
        <p className="mono">
          focus<span>2 + 2</span>
        </p>
      </li>
      <li>
        <span className={styles.shape} data-shape="float" />
        <p className="mono">
          float<span>on surface</span>
        </p>
      </li>
    </ul>
  );
}

interface MotionProps {
  times: readonly Step[];
  ease: string;
  layers: readonly Step[];
}

const usedFor: Record<string, string> = {
  fast: 'Fades, grounds of controls',
  base: 'Sheets and menus',
  slow: 'Dialogs, notifications leaving, pages',
};

export function Motion({ times, ease, layers }: MotionProps) {
  return (
    <div className={styles.pair}>
      <div>
        <h3 className={styles.name}>Durations</h3>
        <ul className={styles.times}>
          {times.map(({ name, px: [ms] }) => (
            <li key={name} data-time={name}>
              <button type="button" className="mono" aria-label={`Show ${name}`}>
                {name}
              </button>
              <span className="mono">{ms} ms</span>
              <span>{usedFor[name]}</span>
              <i aria-hidden="true" />
            </li>
          ))}
        </ul>
        <p className="mono muted">{ease}</p>
      </div>
      <div>
        <h3 className={styles.name}>Layers</h3>
        <ul className={styles.bars}>
          {layers.map(({ name, px: [z] }) => (
            <li key={name} className="mono">
              <span>{name}</span>
              <span>{z}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
