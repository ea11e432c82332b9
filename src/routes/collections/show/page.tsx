import { CardGrid } from '#app/cards/card-grid.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { formatCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import styles from './shared.module.css';

export interface Props {
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
  fonts: { id: number; title: string; note: string }[];
}

/** A collection as others see it. Nothing here says whose it is. */
export function Page(props: Props) {
  const { title, description, cards, notes, palettes, paletteNotes, fonts } = props;
  const count = cards.length + palettes.length + fonts.length;
  return (
    <>
      <PageHead dir="auto" count={formatCount(count)} lead={description}>
        {title}
      </PageHead>
      <div className="wrap">
        {cards.length > 0 && (
          <>
            <h2 className="sr">Websites</h2>
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
            <ul>
              {fonts.map(({ id, title, note }) => (
                <li key={id}>
                  <b>{title}</b>
                  {note && <span dir="auto">{note}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {count === 0 && <p className={styles.none}>Nothing stands in it yet.</p>}
      </div>
    </>
  );
}
