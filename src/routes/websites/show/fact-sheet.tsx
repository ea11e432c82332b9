import list from '#app/cards/facts.module.css';
import { formatDay } from '#app/ui/format.ts';
import { dayOf } from '#domain/day.ts';
import type { Fact, Website } from '#domain/website/website.ts';
import { Wallpapers } from '#routes/websites/show/wallpapers.tsx';
import styles from './fact-sheet.module.css';

interface Row {
  label: string;
  value: string | null;
  /** Name of the fact that says how and when the value was found. */
  fact: string;
}

/** Each fact with its method and its day; unknown is said, not hidden. */
export function FactSheet({ website }: { website: Website }) {
  const byName = new Map(website.facts.map((fact) => [fact.name, fact]));
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">Fact sheet</h2>
      <dl className={list.facts}>
        {rowsOf(website).map(({ label, value, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-unknown={value === null || undefined}>
              <span>{value ?? 'Unknown'}</span>
              <small>{sourceOf(value, byName.get(fact))}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>First seen here</dt>
          <dd>
            <span>{formatDay(dayOf(website.publishedAt))}</span>
            <small>Changed {formatDay(dayOf(website.updatedAt))}</small>
          </dd>
        </div>
      </dl>
      <Wallpapers website={website} />
    </aside>
  );
}

function rowsOf(website: Website): Row[] {
  const { typefaces, colors, year, mode, lang, credits } = website;
  return [
    { label: 'Typefaces', value: countOf(typefaces), fact: 'typefaces' },
    { label: 'Colours', value: countOf(colors), fact: 'colors' },
    { label: 'Makers', value: countOf(credits), fact: 'credits' },
    { label: 'Year', value: year === null ? null : String(year), fact: 'year' },
    { label: 'Colour scheme', value: mode && (mode === 'dark' ? 'Dark' : 'Light'), fact: 'mode' },
    { label: 'Language', value: lang, fact: 'lang' },
  ];
}

function countOf(list: readonly unknown[]): string | null {
  return list.length > 0 ? String(list.length) : null;
}

function sourceOf(value: string | null, fact: Fact | undefined): string {
  if (!fact) return value === null ? 'Not looked up yet' : 'Source not recorded';
  const method = fact.method.charAt(0).toUpperCase() + fact.method.slice(1);
  return `${value === null ? 'Not found: ' : ''}${method}, ${formatDay(fact.day)}`;
}
