import type { FontShapes } from '#domain/typeface/font-facts.ts';
import styles from './fact-sheet.module.css';

interface Props {
  className: string;
  shapes: FontShapes;
}

/** Letters that look alike in many faces, with what the outlines say of them. */
export function Confusables({ className, shapes }: Props) {
  const { tellsIl1, tellsO0, singleStoreyA, singleStoreyG } = shapes;
  const rows = [
    { letters: 'Il1', says: told(tellsIl1, 'Three shapes', 'Two of them look alike') },
    { letters: 'O0', says: told(tellsO0, 'Two shapes', 'Look alike') },
    { letters: 'rn m', says: 'Look for the gap' },
    { letters: 'a', says: told(singleStoreyA, 'One storey', 'Two storeys') },
    { letters: 'g', says: told(singleStoreyG, 'One storey', 'Two storeys') },
  ];
  return (
    <dl className={styles.pairs}>
      {rows.map(({ letters, says }) => (
        <div key={letters}>
          <dt className={className}>{letters}</dt>
          <dd data-unknown={says === null || undefined}>{says ?? 'Unknown'}</dd>
        </div>
      ))}
    </dl>
  );
}

function told(value: boolean | null, yes: string, no: string): string | null {
  if (value === null) return null;
  return value ? yes : no;
}
