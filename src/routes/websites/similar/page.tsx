import { CardGrid } from '#app/cards/card-grid.tsx';
import results from '#app/cards/list-results.module.css';
import { isLong, PageHead } from '#app/ui/page-head.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from '../popular-view.module.css';

export interface Props {
  website: { id: number; slug: string; title: string; lang: string | null };
  cards: WebsiteCard[];
  reasons: Record<number, string>;
}

export function Page({ website, cards, reasons }: Props) {
  return (
    <>
      <PageHead
        lead="Ranked by what they share with it. The heaviest three stand under each."
        long={isLong(website.title)}
      >
        Similar to{' '}
        <a href={urls.website(website)} lang={website.lang ?? undefined} dir="auto">
          {website.title}
        </a>
      </PageHead>
      <div className={`wrap ${results.results}`}>
        <h2 className="sr">Results</h2>
        {cards.length > 0 ? (
          <CardGrid cards={cards} label="Results" reasons={reasons} eager />
        ) : (
          <div className={results.empty}>
            <p className="title">Nothing shares anything with it yet</p>
            <a className="btn primary" href={urls.websites()}>
              Show all websites
            </a>
          </div>
        )}
        <section className={styles.formula}>
          <h2>How they are ranked</h2>
          <p>
            The score is the sum over everything that both have. A shared maker weighs 1.2, a
            typeface or a category 1, a font style or a colour 0.6, a place or a light or dark
            scheme 0.4; each is multiplied by how rare it is, so that a typeface seen twice says
            more than one seen on every second website. The score is the same in both directions.
          </p>
          <p>
            <code>score = sum of weight × ln(1 + websites / websites that have it)</code>
          </p>
        </section>
      </div>
    </>
  );
}
