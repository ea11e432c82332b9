import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { Picture } from '#app/cards/picture.tsx';
import { Poster } from '#app/cards/poster.tsx';
import { dayOf, formatDay } from '#app/ui/format.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './home.module.css';

/** One website a day at full size, its palette welded to its picture. */
export function Pick({ card, day }: { card: WebsiteCard; day: number }) {
  const { id, title, lang, host, picture, poster, colors } = card;
  return (
    <article className={`card ${styles.pick}`} aria-labelledby="pick">
      <div className={styles.label}>
        <h2 id="pick">Today’s pick</h2>
        <time className="mono muted" dateTime={dayOf(day)}>
          {formatDay(dayOf(day))}
        </time>
      </div>
      <div className={styles.picture} data-picture={id}>
        {picture ? (
          <Picture picture={picture} colors={colors} sizes="(min-width: 1024px) 40vw, 96vw" eager />
        ) : (
          poster && <Poster id={id} print={poster} colors={colors} eager />
        )}
      </div>
      {colors.length > 0 && <PaletteStrip colors={colors} className={styles.strip} />}
      <div className={styles.caption}>
        <h3>
          <a href={urls.website(card)} lang={lang ?? undefined} dir="auto" data-prefetch>
            {title}
          </a>
        </h3>
        <span className={styles.host}>{host}</span>
        <FavoriteButton id={id} title={title} />
      </div>
    </article>
  );
}
