import { useAtomValue } from 'jotai/react';
import { type MouseEvent, useState } from 'react';
import useSWR from 'swr';
import { facetHref } from '#app/cards/facet-links.ts';
import { apiQuery, type Listing, listHref } from '#app/cards/listing.ts';
import { navigate } from '#app/navigation/navigate.ts';
import { requestJson } from '#app/remote/http.ts';
import { filtersAtom } from '#app/state/filters.ts';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FacetValue } from '#domain/filter/catalogue-index.ts';
import { leaveOutSlug } from '#domain/filter/choice.ts';
import { type FilterType, filterNames, withChoice } from '#domain/filter/filter.ts';
import { compareNames } from '#domain/filter/fold.ts';
import { facetValuesInPanel } from '#domain/limits.ts';
import styles from './facet-options.module.css';
import panel from './filter-panel.module.css';

const popularShown = 9;

interface Props {
  listing: Listing;
  type: FilterType;
  isOpen: boolean;
}

/** An open panel: all values with live counts, the most used first, then by letter. Nothing until they are there. */
export function FacetOptions({ listing, type, isOpen }: Props) {
  const [text, setText] = useState('');
  const path = isOpen ? facetsPath(listing, type, '') : null;
  const { data: all } = useSWR(path, readFacets, { keepPreviousData: true });
  const isCut = (all?.length ?? 0) >= facetValuesInPanel;
  const searchPath = isCut && text ? facetsPath(listing, type, text) : null;
  const { data: found } = useSWR(searchPath, readFacets, { keepPreviousData: true });
  if (!all) return null;
  const wanted = text.trim().toLowerCase();
  const matching = (searchPath && found) || all;
  const values = matching.filter(({ name }) => name.toLowerCase().includes(wanted));
  const byLetter = [...values].sort(compareNames);
  const isLong = all.length > popularShown;
  return (
    <div className={isLong ? `${panel.loaded} ${styles.split}` : panel.loaded}>
      {isLong && (
        <div className={styles.side}>
          <label className={styles.field}>
            <Icon name="search" />
            <span className="sr">Search {filterNames[type].toLowerCase()}</span>
            <input
              type="search"
              placeholder="Search"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <h2>Most used</h2>
          <Options listing={listing} type={type} values={all.slice(0, popularShown)} />
        </div>
      )}
      <div>
        {isLong && <h2>All, by letter</h2>}
        <Options listing={listing} type={type} values={byLetter} inColumns />
        {values.length === 0 && <p className={styles.none}>Nothing here is called “{text}”.</p>}
      </div>
    </div>
  );
}

interface OptionsProps {
  listing: Listing;
  type: FilterType;
  values: readonly FacetValue[];
  inColumns?: boolean;
}

/** A choice shows at the press, before its page is there. Alt leaves the value out. */
function Options({ listing, type, values, inColumns }: OptionsProps) {
  const filters = useAtomValue(filtersAtom);
  const inPath = listing.place?.type === type ? listing.place.slug : null;
  const picked = filters[type];
  const list = Array.isArray(picked) ? picked : [];
  function leaveOut(event: MouseEvent, slug: string) {
    if (!event.altKey) return;
    event.preventDefault();
    navigate(leaveOutHref(listing, type, slug));
  }
  return (
    <ul className={inColumns ? `${styles.options} ${styles.columns}` : styles.options}>
      {values.map(({ slug, name, count }) => {
        const isIn = slug === inPath || list.includes(slug);
        const isOut = list.includes(`-${slug}`);
        return (
          <li key={slug}>
            <a
              href={facetHref(listing, type, slug)}
              aria-current={isIn || isOut || undefined}
              data-chosen={isIn ? 'included' : isOut ? 'excluded' : undefined}
              onClick={(event) => leaveOut(event, slug)}
            >
              <i />
              <span>{name}</span>
              <b>{formatCount(count)}</b>
            </a>
            <a
              className={styles.out}
              href={leaveOutHref(listing, type, slug)}
              aria-label={isOut ? `Let ${name} in again` : `Leave out ${name}`}
              data-chosen={isOut || undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The address that leaves a value out, or lets it in again. */
function leaveOutHref(listing: Listing, type: FilterType, slug: string): string {
  const { filter } = listing;
  return listHref(listing, { filter: withChoice(filter, type, leaveOutSlug(filter[type], slug)) });
}

function facetsPath(listing: Listing, type: FilterType, text: string): string {
  const query = new URLSearchParams(apiQuery(listing));
  if (text) query.set('q', text.trim());
  return `/v2/websites/facets/${type}${query.size > 0 ? `?${query}` : ''}`;
}

async function readFacets(path: string): Promise<FacetValue[]> {
  const { data } = await requestJson<{ data: FacetValue[] }>(path);
  return data;
}
