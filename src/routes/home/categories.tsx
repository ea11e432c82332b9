import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
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

/** More of them would be a page of their own on a phone: they open at a press. */
const mostAtOnce = 120;

function List({ name, categories }: { name: string; categories: readonly Category[] }) {
  const list = (
    <ul className={styles.list} aria-label={`${name} categories`}>
      {categories.map(({ slug, name: category, count }) => (
        <li key={slug}>
          <a href={urls.websitesBy(slug)}>
            <span dir="auto">{category}</span> <b>{formatCount(count)}</b>
          </a>
        </li>
      ))}
    </ul>
  );
  const heading = <h3 className={styles.name}>{name}</h3>;
  if (categories.length <= mostAtOnce)
    return (
      <div>
        {heading}
        {list}
      </div>
    );
  return (
    <details className={styles.many}>
      <summary>
        {heading}
        <b>{formatCount(categories.length)}</b>
        <Icon name="chevron" />
      </summary>
      {list}
    </details>
  );
}
