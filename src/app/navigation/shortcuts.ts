import { navigate } from '#app/navigation/navigate.ts';
import { findSearch } from '#app/navigation/search-field.ts';
import { pageAtom, type Store } from '#app/state/page.ts';
import { shortcutsOpenAtom } from '#app/state/shortcuts.ts';
import { goKeyMs } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';

interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** Every key in the order of the list that `?` opens. */
const shortcuts: readonly Shortcut[] = [
  { keys: ['j'], does: 'Next card' },
  { keys: ['k'], does: 'Previous card' },
  { keys: ['o'], does: 'Open the card, or visit the website' },
  { keys: ['f'], does: 'Add to or remove from favourites' },
  { keys: ['c'], does: 'Add to a collection' },
  { keys: ['['], does: 'Previous page' },
  { keys: [']'], does: 'Next page' },
  { keys: ['/'], does: 'Search' },
  { keys: ['g', 'w'], does: 'Go to websites' },
  { keys: ['?'], does: 'This list' },
];

/** The keys that do something on the page as it is. */
export function shortcutsHere(): readonly Shortcut[] {
  return findSearch() ? shortcuts : shortcuts.filter(({ keys }) => keys[0] !== '/');
}

/** What the keys walk: cards, and rows of typefaces. */
const thing = '.card, [data-thing]';
/** Pages of one thing, which is what the keys mean there. */
const pagesOfOne: ReadonlySet<string> = new Set([
  'websites/show',
  'typefaces/show',
  'colors/palette',
]);

/** When `g` was pressed: the next key says where to. */
let goPressedAt = 0;

/** `target` is where the focus was when the key was pressed. */
export function press(key: string, target: EventTarget | null, store: Store): void {
  const isGoing = Date.now() - goPressedAt < goKeyMs;
  goPressedAt = key === 'g' ? Date.now() : 0;
  if (key === 'w') {
    if (isGoing) navigate(urls.websites());
    return;
  }
  const card = target instanceof Element ? target.closest<HTMLElement>(thing) : null;
  const place = card ?? document.querySelector<HTMLElement>('main');
  actions[key]?.(card, place, store);
}

type Action = (card: HTMLElement | null, place: HTMLElement | null, store: Store) => void;

const actions: Record<string, Action> = {
  j: (card) => move(card, 1),
  k: (card) => move(card, -1),
  o: (card, place) => click(place, card ? 'h3 a' : 'a.primary'),
  f: (card, place, store) => {
    if (card || pagesOfOne.has(store.get(pageAtom).route)) click(place, '.fav');
  },
  c: (card, place, store) => {
    if (card || pagesOfOne.has(store.get(pageAtom).route)) click(place, '.collect');
  },
  '[': () => click(document.body, 'main a[rel="prev"]'),
  ']': () => click(document.body, 'main a[rel="next"]'),
  '/': search,
  '?': (_card, _place, store) => store.set(shortcutsOpenAtom, true),
};

function search(): void {
  const found = findSearch();
  if (found?.matches('button')) found.click();
  else found?.focus();
}

/** The first card that is in view when none has the focus. */
function move(card: HTMLElement | null, step: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`main :is(${thing})`)];
  const at = card ? cards.indexOf(card) + step : cards.findIndex(isInView);
  const link = cards[at]?.querySelector<HTMLElement>('h3 a');
  link?.focus({ preventScroll: true });
  cards[at]?.scrollIntoView({ block: 'nearest' });
}

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

function click(place: HTMLElement | null, selector: string): void {
  place?.querySelector<HTMLElement>(selector)?.click();
}
