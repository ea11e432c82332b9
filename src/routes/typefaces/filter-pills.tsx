import pills from '#app/cards/filter-pills.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { listHref, type TypefaceListing, withoutTerm } from '#routes/typefaces/typeface-listing.ts';

/** What is chosen; a press lets go of one. */
export function FilterPills({ listing }: { listing: TypefaceListing }) {
  const { chosen } = listing;
  if (chosen.length === 0) return null;
  return (
    <ul className={pills.pills} aria-label="Chosen filters">
      {chosen.map((term) => (
        <li key={`${term.condition} ${term.excluded} ${term.slug}`}>
          <a
            className="pill"
            href={listHref(listing, withoutTerm(listing, term))}
            aria-label={`Remove filter ${term.name}`}
            data-excluded={term.excluded || undefined}
          >
            <span>{term.name}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className={pills.clear} href={listHref(listing, { filter: {}, sets: false })}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
