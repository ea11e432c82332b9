import { useState } from 'react';
import options from '#app/cards/facet-options.module.css';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { formatCount } from '#app/ui/format.ts';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { everyOf, fromBytes, type TypefaceFacet } from '#domain/typeface/typeface-filter.ts';
import { parametersOf } from '#domain/typeface/typeface-query.ts';
import { urls } from '#domain/urls.ts';
import {
  facetNames,
  leaveOutHref,
  listHref,
  type TypefaceListing,
  valueHref,
} from '#routes/typefaces/typeface-listing.ts';
import styles from './filter-bar.module.css';

interface Props {
  listing: TypefaceListing;
  facet: TypefaceFacet;
}

/** The values of a facet with live counts. */
export function FacetPanel({ listing, facet }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const { facets, filter, total } = listing;
  const { values, count } = facets[facet];
  const { [facet]: own, ...others } = filter;
  const chosen = (own?.include.length ?? 0) + (own?.exclude.length ?? 0);
  const list = `${options.options} ${options.columns}`;
  return (
    <ValuePanel
      noun="typeface"
      id={`filter-${facet}`}
      name={facetNames[facet]}
      values={count}
      chosen={chosen}
      hint={hintOf(facet)}
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
                <a
                  className={options.out}
                  href={leaveOutHref(listing, facet, slug)}
                  aria-label={choice === 'excluded' ? `Let ${name} in again` : `Leave out ${name}`}
                  data-chosen={choice === 'excluded' || undefined}
                />
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

function hintOf(facet: TypefaceFacet): string {
  const how = everyOf.has(facet)
    ? 'Choose several: a typeface must have all of them.'
    : 'Choose several: any of them matches.';
  return `${how} The minus leaves one out.${fromBytes.has(facet) ? ' Read from the bytes of files.' : ''}`;
}

/** Values that are too many to list are found by their name. */
function ByName({ listing, facet }: Props) {
  const { filter, sets, sort, view, text, size } = listing;
  const id = `by-name-${facet}`;
  return (
    <form className={styles.byName} action={urls.typefaces()}>
      {parametersOf({ filter, sets, sort, view, text, size }).map(([name, value]) => (
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

/** Text, not elements: a page has up to 300 of them, and a panel that is never opened needs none. */
function linksHtml(listing: TypefaceListing, facet: TypefaceFacet): string {
  return listing.facets[facet].values
    .map(({ slug, name, count }) => {
      const choice = choiceOf(listing, facet, slug);
      const mark = choice ? ` aria-current="true" data-chosen="${choice}"` : '';
      const href = escapeHtml(valueHref(listing, facet, slug));
      return `<li><a href="${href}"${mark}><i></i><span>${escapeHtml(name)}</span> <b>${formatCount(count)}</b></a></li>`;
    })
    .join('');
}

function choiceOf({ filter }: TypefaceListing, facet: TypefaceFacet, slug: string) {
  if (filter[facet]?.include.includes(slug)) return 'included';
  return filter[facet]?.exclude.includes(slug) ? 'excluded' : undefined;
}
