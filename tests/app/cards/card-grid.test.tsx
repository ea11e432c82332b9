import { Provider } from 'jotai/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardGrid } from '#app/cards/card-grid.tsx';
import { cameWithDocumentAtom, createAppStore } from '#app/state/page.ts';

const cards = Array.from({ length: 14 }, (_, i) => ({
  id: i + 1,
  slug: `site-${i + 1}`,
  title: `Site ${i + 1}`,
  lang: null,
  host: `site-${i + 1}.example`,
  picture: null,
  maker: null,
  categories: [],
  colors: [],
  typefaces: [],
}));

const view = {
  status: 200,
  build: '',
  route: 'websites/list',
  layout: 'default' as const,
  data: {},
  meta: { title: '' },
  path: '/websites',
  Page: () => null,
};

function places(cameWithDocument: boolean) {
  const store = createAppStore(view);
  store.set(cameWithDocumentAtom, cameWithDocument);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <CardGrid cards={cards} label="Results" />
    </Provider>,
  );
  const items = html.match(/<li[^>]*>/g) ?? [];
  return { all: items.length, hidden: items.filter((item) => item.includes('aria-hidden')).length };
}

test('after a navigation the places of far cards are no items for screen readers', () => {
  expect(places(false)).toEqual({ all: 14, hidden: 2 });
  expect(places(true)).toEqual({ all: 14, hidden: 0 });
});
