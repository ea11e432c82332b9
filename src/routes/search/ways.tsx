import { formatCount } from '#app/ui/format.ts';
import type { GroupKind } from '#domain/search/search.ts';
import type { SearchProps, Way } from '#routes/search/search-props.ts';
import styles from './search.module.css';

const names: Record<GroupKind, string> = {
  profiles: 'Makers',
  categories: 'Categories',
  locations: 'Places',
};

/** What is found besides websites, a line for each kind. */
export function Groups({ groups }: Pick<SearchProps, 'groups'>) {
  return groups.map(({ kind, ways }) => <Ways key={kind} name={names[kind]} ways={ways} />);
}

export function Ways({ name, ways }: { name: string; ways: readonly Way[] }) {
  return (
    <section className={styles.ways} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <ul>
        {ways.map(({ name: words, href, count }) => (
          <li key={words}>
            {href ? (
              <a href={href} dir="auto">
                {words}
              </a>
            ) : (
              <b dir="auto">{words}</b>
            )}{' '}
            <span className="mono">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
