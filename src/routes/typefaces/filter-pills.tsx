import pills from '#app/cards/filter-pills.module.css';
import pill from '#app/ui/pill.module.css';
import { PillLink } from '#app/ui/pill.tsx';
import { listHref, type TypefaceListing, withoutTerm } from '#routes/typefaces/typeface-listing.ts';

/** What is chosen; a press lets go of one. */
export function FilterPills({ listing }: { listing: TypefaceListing }) {
  const { chosen } = listing;
  if (chosen.length === 0) return null;
  return (
    <ul className={pills.pills} aria-label="Chosen filters">
      {chosen.map((term) => (
        <li key={`${term.condition} ${term.excluded} ${term.slug}`}>
          <PillLink
            name={term.name}
            excluded={term.excluded}
            href={listHref(listing, withoutTerm(listing, term))}
          />
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className={pill.clear} href={listHref(listing, { filter: {}, sets: false })}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
