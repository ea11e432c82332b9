import css from '#app/styles/tokens.css?raw';
import { defineRoute } from '#routes/contract.ts';
import { foundationsOf } from './foundations.ts';
import { readTokens } from './tokens.ts';

const cardsShown = 24;

export const route = defineRoute({
  id: 'ui-kit',
  access: 'public',
  layout: 'default',
  cache: 'public',
  async load({ catalogue }) {
    const index = await catalogue.websites();
    const wanted = { filter: {}, sort: 'newest', seed: 1, page: 1, size: cardsShown } as const;
    const cards = await catalogue.cards((await index.select(wanted)).ids);
    const plain = cards.filter(({ picture }) => !picture);
    return {
      foundations: foundationsOf(readTokens(css)),
      pictured: cards.find(({ picture }) => picture) ?? null,
      plain: plain.find(({ colors }) => colors.length > 2) ?? plain[0] ?? null,
    };
  },
  meta: () => ({
    title: 'Parts',
    description: 'Every part of the interface in every state, with the measures it is built from.',
    robots: 'noindex',
  }),
  page: () => import('./page.tsx'),
});
