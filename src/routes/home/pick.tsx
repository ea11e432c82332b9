import { Caption } from '#app/cards/caption.tsx';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { formatDay } from '#app/ui/format.ts';
import { dayOf } from '#domain/day.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './home.module.css';

/** One website a day at full size, its palette welded to its picture. */
export function Pick({ card, day }: { card: WebsiteCard; day: number }) {
  const { colors } = card;
  return (
    <article className={`card ${styles.pick}`} aria-labelledby="pick">
      <div className={styles.label}>
        <h2 id="pick">Today’s pick</h2>
        <time className="mono muted" dateTime={dayOf(day)}>
          {formatDay(dayOf(day))}
        </time>
      </div>
      <WebsitePicture
        website={card}
        sizes="(min-width: 1024px) 40vw, 96vw"
        className={colors.length > 0 ? styles.welded : undefined}
        eager
      />
      {colors.length > 0 && <PaletteStrip colors={colors} className={styles.strip} />}
      <Caption card={card} />
    </article>
  );
}
