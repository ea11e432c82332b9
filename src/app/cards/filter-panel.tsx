import { lazy, Suspense, useState } from 'react';
import { facetLinksHtml } from '#app/cards/facet-links.ts';
import { apiQuery, type Listing, listHref } from '#app/cards/listing.ts';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { type FilterType, filterNames } from '#domain/filter/filter.ts';
import options from './facet-options.module.css';
import styles from './filter-panel.module.css';

const FacetOptions = lazy(async () => {
  const { FacetOptions: Options } = await import('#app/cards/facet-options.tsx');
  return { default: Options };
});

interface Props {
  listing: Listing;
  type: FilterType;
  values: number;
}

/** A type's panel: its values come when it is opened, and stand there as links before. */
export function FilterPanel({ listing, type, values }: Props) {
  /** Null before its first opening. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { [type]: _own, ...others } = listing.filter;
  return (
    <ValuePanel
      id={`filter-${type}`}
      name={filterNames[type]}
      noun="website"
      values={values}
      chosen={listing.chosen.filter((term) => term.type === type).length}
      hint={
        <>
          Choose several: any of them matches. The minus, or <kbd>Alt</kbd> click, leaves one out.
        </>
      }
      clearHref={listHref(listing, { filter: others })}
      total={listing.total}
      onToggle={setOpen}
    >
      {isOpen !== null && (
        <Suspense>
          <FacetOptions listing={listing} type={type} isOpen={isOpen} />
        </Suspense>
      )}
      <Island listing={listing} type={type} />
    </ValuePanel>
  );
}

/**
 * Links that the server wrote: the browser has no data for them and leaves them as they are, until the panel's own
 * values stand before them and hide them.
 */
function Island({ listing, type }: { listing: Listing; type: FilterType }) {
  const values = listing.facets?.value[type];
  return (
    <ul
      key={apiQuery(listing)}
      className={`${styles.island} ${options.options} ${options.columns}`}
      aria-label={`${filterNames[type]}, most used`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: values ? facetLinksHtml(listing, type, values) : '' }}
    />
  );
}
