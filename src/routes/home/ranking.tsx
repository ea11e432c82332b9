import caption from '#app/cards/caption.module.css';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './home.module.css';

export function Ranking({ cards }: { cards: readonly WebsiteCard[] }) {
  return (
    <div className={styles.ranking}>
      <div className="sec-head">
        <h2 className="title">Popular this week</h2>
        <a className="more" href={urls.popular()}>
          The whole list
          <Icon name="arrow" />
        </a>
      </div>
      {cards.length === 0 && <p className="muted">Nobody was counted this week.</p>}
      <ol>
        {cards.map((card, i) => (
          <li key={card.id}>
            <a href={urls.website(card)}>
              <span className="mono muted">{i + 1}</span>
              <WebsitePicture website={card} sizes="64px" className={styles.thumb} />
              <b lang={card.lang ?? undefined} dir="auto">
                {card.title}
              </b>
              <span className={caption.host}>{card.host}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
