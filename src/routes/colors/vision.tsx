import { seenBy, type Vision, visions } from '#domain/color/color-vision.ts';
import { isDark } from '#domain/color/contrast.ts';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './study.module.css';

/** What each way of seeing is called, and who sees so. */
export const visionNames: Record<Vision, { name: string; who: string }> = {
  deutan: { name: 'Deuteranopia', who: '1 in 100 men, no green cones' },
  protan: { name: 'Protanopia', who: '1 in 100 men, no red cones' },
  tritan: { name: 'Tritanopia', who: '1 in 10,000, no blue cones' },
  achroma: { name: 'Achromatopsia', who: '1 in 30,000, no colour' },
};

/** The colour as it is seen without one kind of cones, or without any. */
export function VisionViews({ hex }: { hex: string }) {
  return (
    <ul className={styles.visions}>
      {visions.map((vision) => {
        const seen = seenBy(vision, hex);
        return (
          <li key={vision}>
            <div className={styles.seen} data-dark={isDark(seen) || undefined}>
              <Fill hex={seen} />
              <span>{seen}</span>
            </div>
            <b>{visionNames[vision].name}</b>
            <span className="mono muted">{visionNames[vision].who}</span>
          </li>
        );
      })}
    </ul>
  );
}
