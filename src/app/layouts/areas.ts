import { urls } from '#domain/urls.ts';

export interface Area {
  name: string;
  href: string;
  /** Which route ids belong to it. */
  holds: RegExp;
  /** Its payload is fetched while a page rests: an idle page makes eight requests at most, so not all are. */
  isAhead: boolean;
}

/** The main areas that have pages. */
export const areas: readonly Area[] = [
  {
    name: 'Websites',
    href: urls.websites(),
    holds: /^websites\/(list|by-filter|show|similar)$/,
    isAhead: true,
  },
  { name: 'Typefaces', href: urls.typefaces(), holds: /^typefaces\//, isAhead: false },
  { name: 'Colours', href: urls.colors(), holds: /^colors\//, isAhead: false },
  { name: 'Popular', href: urls.popular(), holds: /^websites\/popular/, isAhead: true },
];

/** Whether the table has the search page: a form to nowhere would be a dead end. A test holds it true. */
export const hasSearch: boolean = true;

/** Whether the table has a member's favourites, collections and profiles. A test holds it true. */
export const hasMemberPages: boolean = true;
