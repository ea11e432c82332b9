import { CardGrid } from '#app/cards/card-grid.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { TypefaceRows } from '#app/cards/typeface-rows.tsx';
import type { Kept } from '#app/state/favorites.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Problem } from '#app/ui/problem.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { favoritePalettesPath, favoritesPath } from '#routes/me/favorites/favorites-path.ts';
import { MemberHead } from '#routes/me/member-head.tsx';
import styles from './favorites.module.css';

export interface Props {
  cards: WebsiteCard[];
  fonts: TypefaceRow[];
  palettes: { cards: PaletteCard[]; total: number; page: number; pages: number };
  /** Websites alone. */
  total: number;
  page: number;
  pages: number;
  /** Without script: what stands in the way of a heart that was pressed. */
  problem: string | null;
  /** What hearts show before the account is read. */
  kept: Kept;
}

/** What was kept stays on the page when its heart is taken back: a second press undoes it. */
export function Page({ cards, fonts, palettes, total, page, pages, problem }: Props) {
  const count = total + fonts.length + palettes.total;
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
        {cards.length > 0 && (
          <section aria-labelledby="websites">
            <h2 className="title" id="websites">
              Websites
            </h2>
            <CardGrid cards={cards} label="Favourite websites" />
            <Pager page={page} pages={pages} hrefOf={favoritesPath} />
          </section>
        )}
        {palettes.cards.length > 0 && <Palettes palettes={palettes} />}
        {fonts.length > 0 && <Typefaces fonts={fonts} />}
      </div>
    </>
  );
}

function Palettes({ palettes: { cards, page, pages } }: Pick<Props, 'palettes'>) {
  return (
    <section aria-labelledby="palettes">
      <h2 className="title" id="palettes">
        Palettes
      </h2>
      <PaletteGrid palettes={cards} label="Favourite palettes" />
      <Pager page={page} pages={pages} hrefOf={favoritePalettesPath} label="Pages of palettes" />
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

function Typefaces({ fonts }: Pick<Props, 'fonts'>) {
  return (
    <section aria-labelledby="typefaces">
      <h2 className="title" id="typefaces">
        Typefaces
      </h2>
      <TypefaceRows rows={fonts} size={48} label="Favourite typefaces" />
    </section>
  );
}
