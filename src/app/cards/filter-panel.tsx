import { lazy, Suspense, useState } from 'react';
import { facetLinksHtml } from '#app/cards/facet-links.ts';
import { apiQuery, type Listing, listHref } from '#app/cards/listing.ts';
import { formatCount, plural } from '#app/ui/format.ts';
import { type FilterType, filterNames } from '#domain/filter/filter.ts';
import options from './facet-options.module.css';
import bar from './filter-bar.module.css';
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

/** A type's button and its panel: a native popover, so that it opens without script as well. */
export function FilterPanel({ listing, type, values }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const name = filterNames[type];
  const id = `filter-${type}`;
  const chosen = listing.chosen.filter((term) => term.type === type).length;
  const { [type]: _own, ...others } = listing.filter;
  return (
    <>
      <div
        className={bar.type}
        data-chosen={chosen > 0 || undefined}
        data-open={isOpen || undefined}
      >
        <button type="button" popoverTarget={id}>
          {name}
        </button>
        <span className={bar.number}>
          {formatCount(chosen || values)}
          <span className="sr">{chosen > 0 ? ' chosen' : ' values'}</span>
        </span>
      </div>
      <div
        id={id}
        className={styles.panel}
        role="group"
        aria-label={name}
        popover="auto"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          setOpened(true);
        }}
      >
        <div className="wrap">
          <div className={styles.body}>
            {wasOpened && (
              <Suspense>
                <FacetOptions listing={listing} type={type} isOpen={isOpen} />
              </Suspense>
            )}
            <Island listing={listing} type={type} />
          </div>
          <div className={styles.foot}>
            <p>
              Choose several: any of them matches. The minus, or <kbd>Alt</kbd> click, leaves one
              out.
            </p>
            {chosen > 0 && (
              <a className="btn quiet" href={listHref(listing, { filter: others })}>
                Clear {name.toLowerCase()}
              </a>
            )}
            <button
              type="button"
              className="btn primary"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              Show {plural(listing.total, 'website')}
            </button>
          </div>
        </div>
      </div>
    </>
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
