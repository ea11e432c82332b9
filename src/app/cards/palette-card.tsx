import caption from '#app/cards/caption.module.css';
import card from '#app/cards/card.module.css';
import { CollectButton } from '#app/cards/collect-button.tsx';
import { drawCardOnce } from '#app/cards/draw-card-once.ts';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { plural } from '#app/ui/format.ts';
import { type PaletteCard as Data, paletteTitle } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import styles from './palette-card.module.css';

const shownTags = 3;
const hexesInSheet = 4;

interface Props {
  palette: Data;
  /** Why it is shown, in place of its tags. */
  reason?: string | undefined;
}

if (import.meta.env.SSR) {
  drawCardOnce(PaletteCard, ({ palette, reason }) => (reason ? undefined : palette));
  drawCardOnce(Shown, ({ palette }) => palette);
}

/** Its colours as one field, which is the link; the strip that rises over it copies. */
export function PaletteCard({ palette, reason }: Props) {
  const { tags } = palette;
  return (
    <li className={`card ${card.card} ${styles.palette}`}>
      <Shown palette={palette} />
      {reason ? (
        <p className={card.reason}>{reason}</p>
      ) : (
        tags.length > 0 && (
          <p className={card.by}>
            {tags.slice(0, shownTags).map((tag) => (
              <span key={tag.slug}>{tag.name}</span>
            ))}
          </p>
        )
      )}
    </li>
  );
}

/** What is the same on every page. */
function Shown({ palette }: { palette: Data }) {
  const { id, slug, name, colors } = palette;
  const title = paletteTitle(palette);
  const more = colors.length - hexesInSheet;
  return (
    <>
      <div className={styles.field}>
        <PaletteStrip colors={colors} className={styles.colors} />
        <div className={card.sheet}>
          <p className={styles.hexes}>
            {`${colors.slice(0, hexesInSheet).join(' ')}${more > 0 ? ` +${more}` : ''}`}
          </p>
          <PaletteStrip colors={colors} className={card.strip} />
        </div>
      </div>
      <div className={caption.caption}>
        <h3 className={name === null ? `${caption.title} ${styles.unnamed}` : caption.title}>
          <a href={urls.palette(slug)} dir="auto">
            {title}
          </a>
        </h3>
        {name !== null && <span className={caption.host}>{plural(colors.length, 'colour')}</span>}
        <CollectButton id={id} list="palettes" title={title} />
        <FavoriteButton id={id} list="palettes" title={title} />
      </div>
    </>
  );
}
