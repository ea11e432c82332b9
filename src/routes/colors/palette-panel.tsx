import { useState } from 'react';
import options from '#app/cards/facet-options.module.css';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { formatCount } from '#app/ui/format.ts';
import styles from '#app/ui/value-panel.module.css';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { type PaletteFacet, paletteEveryOf } from '#domain/palette/palette-filter.ts';
import { paletteParameters } from '#domain/palette/palette-query.ts';
import { urls } from '#domain/urls.ts';
import {
  facetNames,
  listHref,
  type PaletteListing,
  valueHref,
} from '#routes/colors/palette-listing.ts';

interface Props {
  listing: PaletteListing;
  facet: PaletteFacet;
}

/** The values of a facet with live counts. */
export function PalettePanel({ listing, facet }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const { facets, filter, total } = listing;
  const { values, count } = facets[facet];
  const { [facet]: own, ...others } = filter;
  const chosen = (own?.include.length ?? 0) + (own?.exclude.length ?? 0);
  const list = `${options.options} ${options.columns}`;
  return (
    <ValuePanel
      id={`filter-${facet}`}
      name={facetNames[facet]}
      noun="palette"
      values={count}
      chosen={chosen}
      hint={
        paletteEveryOf.has(facet)
          ? 'Choose several: a palette must have all of them.'
          : 'Choose several: any of them matches.'
      }
      clearHref={listHref(listing, { filter: others })}
      total={total}
      onOpen={() => setOpened(true)}
    >
      {count > values.length && <ByName listing={listing} facet={facet} />}
      {wasOpened ? (
        <ul className={list}>
          {values.map(({ slug, name, count: left }) => {
            const choice = choiceOf(listing, facet, slug);
            return (
              <li key={slug}>
                <a
                  href={valueHref(listing, facet, slug)}
                  aria-current={choice ? true : undefined}
                  data-chosen={choice}
                >
                  <i />
                  <span>{name}</span> <b>{formatCount(left)}</b>
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        <ul
          className={list}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: linksHtml(listing, facet) }}
        />
      )}
    </ValuePanel>
  );
}

/** Values that are too many to list are found by their name. */
function ByName({ listing, facet }: Props) {
  const { filter, sort } = listing;
  const id = `by-name-${facet}`;
  return (
    <form className={styles.fields} action={urls.palettes()}>
      {paletteParameters({ filter, sort }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Another {facetNames[facet].toLowerCase()}, by its name</label>
      <input id={id} name={facet} autoComplete="off" required />
      <button type="submit" className="btn">
        Add
      </button>
    </form>
  );
}

/** Text, not elements: a panel that is never opened needs none. */
function linksHtml(listing: PaletteListing, facet: PaletteFacet): string {
  return listing.facets[facet].values
    .map(({ slug, name, count }) => {
      const choice = choiceOf(listing, facet, slug);
      const mark = choice ? ` aria-current="true" data-chosen="${choice}"` : '';
      const href = escapeHtml(valueHref(listing, facet, slug));
      return `<li><a href="${href}"${mark}><i></i><span>${escapeHtml(name)}</span> <b>${formatCount(count)}</b></a></li>`;
    })
    .join('');
}

function choiceOf({ filter }: PaletteListing, facet: PaletteFacet, slug: string) {
  if (filter[facet]?.include.includes(slug)) return 'included';
  return filter[facet]?.exclude.includes(slug) ? 'excluded' : undefined;
}
