import { Problem } from '#app/ui/problem.tsx';
import { staleText } from '#routes/me/stale-text.ts';
import styles from './stale.module.css';

/** Somebody else was first: what stands there now, as far as it is not what was typed. */
export function Stale({ now }: { now: readonly { name: string; text: string }[] }) {
  return (
    <Problem text={staleText}>
      <dl className={styles.now}>
        {now.map(({ name, text }) => (
          <div key={name}>
            <dt>{name} now</dt>
            <dd dir="auto">{text || 'Empty'}</dd>
          </div>
        ))}
      </dl>
    </Problem>
  );
}
