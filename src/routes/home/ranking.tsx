import caption from '#app/cards/caption.module.css';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './home.module.css';

export function Ranking({
  cards,
  uncounted,
}: {
  cards: readonly WebsiteCard[];
  uncounted: readonly WebsiteCard[];
}) {
  return (
    <section className={styles.ranking} aria-labelledby="popular">
      <div className="sec-head">
        <h2 className="title" id="popular">
          Popular this week
        </h2>
        <a className="more" href={urls.popular()}>
          The whole list
          <Icon name="arrow" />
        </a>
      </div>
      {cards.length > 0 && (
        <ol>
          {cards.map((card, i) => (
            <Line key={card.id} card={card} rank={i + 1} />
          ))}
        </ol>
      )}
      {uncounted.length > 0 && (
        <>
          <h3 className={styles.uncounted}>Not counted yet: newest</h3>
          <ul>
            {uncounted.map((card) => (
              <Line key={card.id} card={card} rank={null} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Line({ card, rank }: { card: WebsiteCard; rank: number | null }) {
  return (
    <li>
      <a href={urls.website(card)}>
        <span className="mono muted">{rank}</span>
        <WebsitePicture website={card} sizes="64px" className={styles.thumb} />
        <b lang={card.lang ?? undefined} dir="auto">
          {card.title}
        </b>
        <span className={caption.host}>{card.host}</span>
      </a>
    </li>
  );
}
