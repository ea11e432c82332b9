import styles from './skeleton.module.css';

interface Props {
  /** What is coming, read out: `Loading websites`. */
  label: string;
  shape: 'card' | 'row' | 'text';
  count?: number;
}

/** The final geometry, still and grey. It shows after 150 ms, so that what is quick never flashes. */
export function Skeleton({ label, shape, count = 1 }: Props) {
  return (
    <div className={styles.skeleton} role="status" data-shape={shape}>
      <span className="sr">{label}</span>
      {Array.from({ length: count }, (_, i) => (
        // The bones of a skeleton have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i} className={styles[shape]} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
