import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './caption.module.css';

/** Title, domain and heart in one line, the collection button in the sheet over the picture; the title's link stretches over the card that holds it. */
export function Caption({ card, rank }: { card: WebsiteCard; rank?: number | undefined }) {
  const { id, title, lang, host } = card;
  return (
    <div className={styles.caption}>
      <h3 className={styles.title}>
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        <a href={urls.website(card)} lang={lang ?? undefined} dir="auto" data-prefetch>
          {title}
        </a>
      </h3>
      <span className={styles.host}>{host}</span>
      <CollectButton id={id} title={title} />
      <FavoriteButton id={id} title={title} />
    </div>
  );
}
