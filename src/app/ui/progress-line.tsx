import styles from './progress-line.module.css';

interface Props {
  /** What goes on: `Uploading screenshot.webp`. */
  label: string;
  /** 0 to 1; left out while the end is not known. */
  value?: number;
  failed?: boolean;
}

/** A line of 2 px: the native element, so that it is read out. */
export function ProgressLine({ label, value, failed }: Props) {
  return (
    <span className={styles.line} data-failed={failed || undefined}>
      <progress aria-label={label} max={1} {...(value === undefined ? {} : { value })} />
      {value === undefined && <i />}
    </span>
  );
}
