import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { formatCount } from '#app/ui/format.ts';
import type { SearchProps, Way, WayGroup } from '#routes/search/search-props.ts';
import styles from './search.module.css';

const names: Record<WayGroup['kind'], string> = {
  colors: 'Colours',
  typefaces: 'Typefaces',
  palettes: 'Palettes',
  tags: 'Palettes by tag',
  profiles: 'Makers',
  categories: 'Categories',
  locations: 'Places',
};

/** What is found besides websites, a line for each kind. */
export function Groups({ groups }: Pick<SearchProps, 'groups'>) {
  return groups.map(({ kind, ways, all }) => (
    <Ways key={kind} name={names[kind]} ways={ways} all={all} />
  ));
}

interface WaysProps {
  name: string;
  ways: readonly Way[];
  all?: WayGroup['all'];
}

export function Ways({ name, ways, all }: WaysProps) {
  return (
    <section className={styles.ways} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <ul>
        {ways.map(({ name: words, href, count, colors }) => (
          <li key={href}>
            <a href={href} dir="auto" data-values={(colors && words.startsWith('#')) || undefined}>
              {colors && <PaletteStrip colors={colors} className={styles.strip} />}
              {words}
            </a>{' '}
            {count !== null && <span className="mono">{formatCount(count)}</span>}
          </li>
        ))}
        {all && (
          <li>
            <a className={styles.all} href={all.href}>
              {`All ${formatCount(all.count)} ${name.toLowerCase()}`}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
