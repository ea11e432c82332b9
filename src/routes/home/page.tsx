import { CardGrid } from '#app/cards/card-grid.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { Categories, type Category } from '#routes/home/categories.tsx';
import { Faces } from '#routes/home/faces.tsx';
import { Pick } from '#routes/home/pick.tsx';
import { Ranking } from '#routes/home/ranking.tsx';
import styles from './home.module.css';

export interface Props {
  totals: { websites: number; typefaces: number; palettes: number };
  /** Epoch ms. */
  day: number;
  pick: WebsiteCard | null;
  newest: WebsiteCard[];
  popular: WebsiteCard[];
  /** Below too few popular ones: newest ones, not ranked. */
  uncounted: WebsiteCard[];
  typefaces: TypefaceRow[];
  palettes: PaletteCard[];
  popularCategories: Category[];
  categories: Category[];
}

export function Page(props: Props) {
  const { totals, day, pick, newest, popular, uncounted } = props;
  const { typefaces, palettes, popularCategories, categories } = props;
  return (
    <>
      <PaintedTo id="newest" />
      <div className={`wrap g12 ${styles.hero}`}>
        <Words totals={totals} />
        {pick && <Pick card={pick} day={day} />}
      </div>
      <section className={`band rule ${styles.newest}`} aria-labelledby="newest">
        <div className="wrap">
          <div className="sec-head">
            <h2 className="title" id="newest">
              Newest websites
            </h2>
            <All count={totals.websites} href={urls.websites()} />
          </div>
          <CardGrid cards={newest} label="Newest websites" />
        </div>
      </section>
      <div className="band rule">
        <div className={`wrap g12 ${styles.pair}`}>
          <Ranking cards={popular} uncounted={uncounted} />
          {typefaces.length > 0 && (
            <Faces rows={typefaces}>
              <All count={totals.typefaces} href={urls.typefaces()} />
            </Faces>
          )}
        </div>
      </div>
      {palettes.length > 0 && (
        <section className={`band rule ${styles.palettes}`} aria-labelledby="palettes">
          <div className="wrap">
            <div className="sec-head">
              <h2 className="title" id="palettes">
                Palettes
              </h2>
              <All count={totals.palettes} href={urls.palettes()} />
            </div>
            <PaletteGrid palettes={palettes} label="Palettes" />
          </div>
        </section>
      )}
      {categories.length > 0 && <Categories popular={popularCategories} all={categories} />}
    </>
  );
}

/** The index is the navigation: three words, each with its count. */
function Words({ totals }: { totals: Props['totals'] }) {
  return (
    <div className={styles.words}>
      <h1 className="sr">Specimen: websites, typefaces and colours</h1>
      <ul className={styles.index}>
        <li>
          <a href={urls.websites()}>Websites</a>
          <span>{formatCount(totals.websites)}</span>
        </li>
        <li>
          <a href={urls.typefaces()}>Typefaces</a>
          <span>{formatCount(totals.typefaces)}</span>
        </li>
        <li>
          <a href={urls.palettes()}>Palettes</a>
          <span>{formatCount(totals.palettes)}</span>
        </li>
      </ul>
      <p className={styles.idea}>
        Inspiration as verified facts, joined in one graph. Every website here is linked to the
        faces it is set in, the colours it uses and the people who made it.
      </p>
    </div>
  );
}

function All({ count, href }: { count: number; href: string }) {
  return (
    <a className="more" href={href}>
      All {formatCount(count)}
      <Icon name="arrow" />
    </a>
  );
}
