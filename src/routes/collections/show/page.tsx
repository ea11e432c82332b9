import { CardGrid } from '#app/cards/card-grid.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { TypefaceRows } from '#app/cards/typeface-rows.tsx';
import { ExportSection } from '#app/ui/export-section.tsx';
import { formatCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { formatsFor } from '#domain/export/format-list.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './shared.module.css';

export interface Props {
  slug: string;
  title: string;
  description: string;
  /** Public, not only for those who have its address. */
  isListed: boolean;
  cards: WebsiteCard[];
  /** By website id. */
  notes: Record<number, string>;
  palettes: PaletteCard[];
  /** By palette id. */
  paletteNotes: Record<number, string>;
  fonts: TypefaceRow[];
  /** By typeface id. */
  fontNotes: Record<number, string>;
}

/** A collection as others see it. Nothing here says whose it is. */
export function Page(props: Props) {
  const { slug, title, description, cards, notes, palettes, paletteNotes, fonts, fontNotes } =
    props;
  const lists = [cards, palettes, fonts].map(({ length }) => length);
  const count = lists.reduce((sum, length) => sum + length, 0);
  const isMixed = lists.filter(Boolean).length > 1;
  return (
    <>
      <PaintedTo id="results" />
      <PageHead dir="auto" count={formatCount(count)} lead={description}>
        {title}
      </PageHead>
      <div id="results" className="wrap">
        {cards.length > 0 && (
          <>
            <h2 className={isMixed ? `title ${styles.websites}` : 'sr'}>Websites</h2>
            <CardGrid cards={cards} label="Websites" reasons={notes} />
          </>
        )}
        {palettes.length > 0 && (
          <section className={styles.palettes} aria-labelledby="palettes">
            <h2 className="title" id="palettes">
              Palettes
            </h2>
            <PaletteGrid palettes={palettes} label="Palettes" reasons={paletteNotes} />
          </section>
        )}
        {fonts.length > 0 && (
          <section className={styles.fonts} aria-labelledby="typefaces">
            <h2 className="title" id="typefaces">
              Typefaces
            </h2>
            <TypefaceRows rows={fonts} size={48} label="Typefaces" notes={fontNotes} />
          </section>
        )}
        {count === 0 && <p className={styles.none}>Nothing stands in it yet.</p>}
      </div>
      <ExportSection
        formats={formatsFor({
          colors: [...cards, ...palettes].flatMap(({ colors }): unknown[] => colors),
          faces: fonts,
        })}
        fileIn={(format) => urls.collectionExport(slug, format)}
      />
    </>
  );
}
