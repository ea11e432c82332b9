import { CardGrid } from '#app/cards/card-grid.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { Categories, type Category } from '#routes/home/categories.tsx';
import { Pick } from '#routes/home/pick.tsx';
import { Ranking } from '#routes/home/ranking.tsx';
import styles from './home.module.css';

export interface Props {
  total: number;
  /** Epoch ms. */
  day: number;
  pick: WebsiteCard | null;
  newest: WebsiteCard[];
  popular: WebsiteCard[];
  popularCategories: Category[];
  categories: Category[];
}

export function Page(props: Props) {
  const { total, day, pick, newest, popular, popularCategories, categories } = props;
  return (
    <>
      <div className={`wrap g12 ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className="sr">Specimen: websites, their typefaces and their colours</h1>
          <ul className={styles.index}>
            <li>
              <a href={urls.websites()}>Websites</a>
              <span>{formatCount(total)}</span>
            </li>
            <li>
              <a href={urls.popular()}>Popular</a>
            </li>
          </ul>
          <p className={styles.idea}>
            Inspiration as verified facts, joined in one graph. Every website here is linked to the
            faces it is set in, the colours it uses and the people who made it.
          </p>
        </div>
        {pick && <Pick card={pick} day={day} />}
      </div>
      <section className={`band rule ${styles.newest}`} aria-labelledby="newest">
        <div className="wrap">
          <div className="sec-head">
            <h2 className="title" id="newest">
              Newest websites
            </h2>
            <a className="more" href={urls.websites()}>
              All {formatCount(total)}
              <Icon name="arrow" />
            </a>
          </div>
          <CardGrid cards={newest} label="Newest websites" />
        </div>
      </section>
      <section className="band rule">
        <div className={`wrap g12 ${styles.pair}`}>
          <Ranking cards={popular} />
          <Categories popular={popularCategories} all={categories} />
        </div>
      </section>
    </>
  );
}
