import type { ReactNode } from 'react';
import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './caption.module.css';

interface Props {
  card: WebsiteCard;
  rank?: number | undefined;
  /** A paragraph that stands in the line below. */
  children?: ReactNode;
}

/** Title, domain and heart in one line, the collection button in the sheet over the picture; the title's link stretches over the card that holds it. */
export function Caption({ card, rank, children }: Props) {
  const { id, title, lang, host } = card;
  return (
    <div className={`${styles.caption} ${styles.said}`}>
      <div className={styles.lines}>
        <h3 className={styles.title}>
          {rank !== undefined && <span className={styles.rank}>{rank}</span>}
          <a href={urls.website(card)} lang={lang ?? undefined} dir="auto" data-prefetch>
            {title}
          </a>
        </h3>
        <span className={styles.host}>{host}</span>
        {children}
      </div>
      <CollectButton id={id} title={title} />
      <FavoriteButton id={id} title={title} />
    </div>
  );
}
