import type { ReactNode } from 'react';
import type { Kept } from '#app/state/favorites.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { far } from '#app/ui/far.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Problem } from '#app/ui/problem.tsx';
import type { FavoriteList } from '#domain/favorite/favorite.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { favoritesPath } from '#routes/me/favorites/favorites-path.ts';
import { MemberHead } from '#routes/me/member-head.tsx';
import styles from './favorites.module.css';

/** Hearts and links work without them: a list is hydrated once somebody comes to it. */
export const parts = {
  CardGrid: far('near', async () => (await import('#app/cards/card-grid.tsx')).CardGrid),
  PaletteGrid: far('near', async () => (await import('#app/cards/palette-grid.tsx')).PaletteGrid),
  TypefaceRows: far(
    'near',
    async () => (await import('#app/cards/typeface-rows.tsx')).TypefaceRows,
  ),
};

/** Where a page stands in its list. */
export interface Place {
  total: number;
  page: number;
  pages: number;
}

type Paged<Card> = Place & { cards: Card[] };

export interface Props {
  websites: Paged<WebsiteCard>;
  palettes: Paged<PaletteCard>;
  fonts: Paged<TypefaceRow>;
  /** Without script: what stands in the way of a heart that was pressed. */
  problem: string | null;
  /** What hearts show before the account is read. */
  kept: Kept;
}

/** What was kept stays on the page when its heart is taken back: a second press undoes it. */
export function Page({ websites, palettes, fonts, problem }: Props) {
  const count = websites.total + fonts.total + palettes.total;
  return (
    <>
      <MemberHead
        title="Favourites"
        here={urls.favorites()}
        count={count}
        lead="What you gave a heart, newest first. Only you see it."
      />
      <div className={`wrap ${styles.lists}`}>
        <Problem text={problem} />
        {count === 0 && <Nothing />}
        <List list="websites" title="Websites" at={websites}>
          <parts.CardGrid cards={websites.cards} label="Favourite websites" />
        </List>
        <List list="palettes" title="Palettes" at={palettes}>
          <parts.PaletteGrid palettes={palettes.cards} label="Favourite palettes" />
        </List>
        <List list="fonts" title="Typefaces" at={fonts}>
          <parts.TypefaceRows rows={fonts.cards} size={48} label="Favourite typefaces" />
        </List>
      </div>
    </>
  );
}

interface ListProps {
  list: FavoriteList;
  title: string;
  at: Place;
  children: ReactNode;
}

function List({ list, title, at: { total, page, pages }, children }: ListProps) {
  if (total === 0) return null;
  return (
    <section aria-labelledby={list}>
      <h2 className="title" id={list}>
        {title}
      </h2>
      {children}
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => favoritesPath(list, to)}
        {...(list === 'websites' ? {} : { label: `Pages of ${title.toLowerCase()}` })}
      />
    </section>
  );
}

function Nothing() {
  return (
    <EmptyState
      bare
      title="Nothing kept yet"
      action={<ButtonLink href={urls.websites()}>Browse websites</ButtonLink>}
    >
      The heart beside a title keeps it here, on every device that you sign in on.
    </EmptyState>
  );
}
