import { type ComponentType, useEffect, useState } from 'react';
import styles from './data-icon.module.css';

interface Props {
  /** `prefix:name`, as data names an icon: `lucide:globe`, `simple-icons:github`. */
  name: string;
  /** Read out; without one the icon is decoration beside a text. */
  label?: string;
}

type Drawing = ComponentType<{ name: string }>;

/** An icon that data names. Its box, one em square, stands from the first; the drawing comes after the page, or never. */
export function DataIcon({ name, label }: Props) {
  const [Drawn, setDrawn] = useState<Drawing | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./data-icon-drawing.tsx').then(
      ({ DataIconDrawing }) => isHere && setDrawn(() => DataIconDrawing),
      // The chunk is gone with another build, and that is seen to elsewhere: the box stays empty.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={styles.box} {...said}>
      {Drawn && <Drawn name={name} />}
    </span>
  );
}
