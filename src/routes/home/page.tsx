import { Below } from '#app/ui/below.tsx';
import { far } from '#app/ui/far.tsx';
import { formatCount } from '#app/ui/format.ts';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { All } from '#routes/home/all.tsx';
import type { Category } from '#routes/home/categories.tsx';
import styles from './home.module.css';

/** All but the words: a page of links and pictures is whole before any of it works. */
export const parts = {
  Pick: far('near', async () => (await import('#routes/home/pick.tsx')).Pick),
  CardGrid: far('near', async () => (await import('#app/cards/card-grid.tsx')).CardGrid),
  RankingAndFaces: far(
    'near',
    async () => (await import('#routes/home/ranking-and-faces.tsx')).RankingAndFaces,
  ),
  PaletteGrid: far('near', async () => (await import('#app/cards/palette-grid.tsx')).PaletteGrid),
  Categories: far('never', async () => (await import('#routes/home/categories.tsx')).Categories),
};

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
        {pick && (
          <div className={styles.place}>
            <parts.Pick card={pick} day={day} />
          </div>
        )}
      </div>
      <section className={`band rule ${styles.newest}`} aria-labelledby="newest">
        <div className="wrap">
          <div className="sec-head">
            <h2 className="title" id="newest">
              Newest websites
            </h2>
            <All count={totals.websites} href={urls.websites()} />
          </div>
          <parts.CardGrid cards={newest} label="Newest websites" />
        </div>
      </section>
      <Below>
        <parts.RankingAndFaces {...{ popular, uncounted, typefaces }} all={totals.typefaces} />
      </Below>
      <Below>
        {palettes.length > 0 && (
          <section className={`band rule ${styles.palettes}`} aria-labelledby="palettes">
            <div className="wrap">
              <div className="sec-head">
                <h2 className="title" id="palettes">
                  Palettes
                </h2>
                <All count={totals.palettes} href={urls.palettes()} />
              </div>
              <parts.PaletteGrid palettes={palettes} label="Palettes" />
            </div>
          </section>
        )}
      </Below>
      <Below>
        {categories.length > 0 && <parts.Categories popular={popularCategories} all={categories} />}
      </Below>
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
