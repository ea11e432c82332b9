import { formatCount } from '#app/ui/format.ts';
import { urls } from '#domain/urls.ts';
import styles from './categories.module.css';

export interface Category {
  slug: string;
  name: string;
  count: number;
}

/** The popular ones by count, then all of them by letter. */
export function Categories({
  popular,
  all,
}: {
  popular: readonly Category[];
  all: readonly Category[];
}) {
  return (
    <section className="band rule" aria-labelledby="categories">
      <div className="wrap">
        <div className="sec-head">
          <h2 className="title" id="categories">
            Categories
          </h2>
        </div>
        <div className={styles.both}>
          {popular.length > 0 && <List name="Popular" categories={popular} />}
          <List name="All, by letter" categories={all} />
        </div>
      </div>
    </section>
  );
}

function List({ name, categories }: { name: string; categories: readonly Category[] }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.list} aria-label={`${name} categories`}>
        {categories.map(({ slug, name: category, count }) => (
          <li key={slug}>
            <a href={urls.websitesBy(slug)}>
              {category} <span>{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
