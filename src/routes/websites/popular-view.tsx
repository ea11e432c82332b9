import { CardGrid } from '#app/cards/card-grid.tsx';
import results from '#app/cards/list-results.module.css';
import { formatDay, pagedCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { pageSize } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import { type PopularListing, popularPath } from '#routes/websites/popular-path.ts';
import styles from './popular-view.module.css';

export function PopularView(props: PopularListing) {
  const { period, periods, cards, uncounted, total, page, pages } = props;
  const ranks = Object.fromEntries(cards.map(({ id }, i) => [id, (page - 1) * pageSize + i + 1]));
  return (
    <>
      <PageHead
        count={pagedCount({ total, page, pages })}
        lead={`${period.title}: the websites that most people looked at here, bots and repeats left out.`}
      >
        Popular
      </PageHead>
      <div className={`wrap ${results.results}`}>
        <nav className={styles.periods} aria-label="Period">
          {periods.map(({ slug, title }) => (
            <a
              key={slug}
              href={popularPath(slug)}
              aria-current={slug === period.slug ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        <h2 className="sr">Results</h2>
        {cards.length > 0 ? (
          <CardGrid cards={cards} label="Results" ranks={ranks} eager />
        ) : (
          <div className={results.empty}>
            <p className="title">Nobody was counted in this time</p>
            {uncounted.length === 0 && (
              <a className="btn primary" href={urls.websites()}>
                Show the newest websites
              </a>
            )}
          </div>
        )}
        {uncounted.length > 0 && (
          <section className={styles.uncounted} aria-labelledby="uncounted">
            <h2 id="uncounted">Not counted yet: newest</h2>
            <CardGrid cards={uncounted} label="Newest websites" />
          </section>
        )}
        <Pager page={page} pages={pages} hrefOf={(number) => popularPath(period.slug, number)} />
        <Formula period={period} />
      </div>
    </>
  );
}

function Formula({ period: { from, to, halfLifeDays } }: Pick<PopularListing, 'period'>) {
  return (
    <section className={styles.formula}>
      <h2>How it is counted</h2>
      <p>
        <code>score = sum over days of ln(1 + visitors) × 2^(−age / half-life)</code>
      </p>
      <p>
        Visitors are distinct people on a day, bots and repeats left out. The logarithm keeps one
        loud day from deciding.{' '}
        {halfLifeDays === null
          ? 'Here every day counts the same.'
          : `Here a day loses half of its weight every ${halfLifeDays} days.`}
      </p>
      <p>
        Days from {formatDay(from)} to {formatDay(to)}, UTC. Until the first visit is counted, the
        order comes from a sample.
      </p>
    </section>
  );
}
