import { Caption } from '#app/cards/caption.tsx';
import { drawCardOnce } from '#app/cards/draw-card-once.ts';
import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard as Data } from '#domain/website/website.ts';
import styles from './card.module.css';

const sizes =
  '(min-width: 1680px) 390px, (min-width: 1440px) 24vw, (min-width: 1024px) 32vw, (min-width: 640px) 47vw, 94vw';

interface Props {
  card: Data;
  eager?: boolean | undefined;
  id?: string | undefined;
  /** Why it is shown, in place of maker and tags. */
  reason?: string | undefined;
  /** Its place in a ranking. */
  rank?: number | undefined;
  /** Printed on the picture: what kind of card this is. */
  label?: string | undefined;
}

if (import.meta.env.SSR) {
  drawCardOnce(WebsiteCard, ({ card, eager, id, reason, rank, label }) =>
    eager || id || reason || rank || label ? undefined : card,
  );
  drawCardOnce(Shown, ({ card, eager, rank, label, isBare }) =>
    isBare && !(eager || rank || label) ? card : undefined,
  );
}

/** One link, stretched over the card; the heart, its typefaces and its colours lie above it. */
export function WebsiteCard({ card, id, eager, reason, rank, label }: Props) {
  return (
    <li className={`card ${styles.card}`} id={id}>
      <Shown card={card} eager={eager} rank={rank} label={label} isBare={Boolean(reason)} />
      {reason && <p className={styles.reason}>{reason}</p>}
    </li>
  );
}

type ShownProps = Omit<Props, 'id' | 'reason'> & { isBare: boolean };

/** What is the same on every page. `isBare`: without maker and tags. */
function Shown({ card, eager, rank, label, isBare }: ShownProps) {
  const { colors, typefaces } = card;
  return (
    <>
      <WebsitePicture website={card} sizes={sizes} eager={eager}>
        {label && <span className={styles.label}>{label}</span>}
        {(typefaces.length > 0 || colors.length > 0) && (
          <div className={styles.sheet}>
            {typefaces.length > 0 && (
              <p className={styles.faces}>
                {typefaces.map(({ slug, name, file }) => (
                  <a key={slug} href={urls.typeface(slug)} data-face={file}>
                    {name}
                  </a>
                ))}
              </p>
            )}
            {colors.length > 0 && <PaletteStrip colors={colors} className={styles.strip} />}
          </div>
        )}
      </WebsitePicture>
      <Caption card={card} rank={rank}>
        {!isBare && <Byline card={card} />}
      </Caption>
    </>
  );
}

function Byline({ card: { title, maker, categories } }: { card: Data }) {
  const isOwn = maker?.name === title;
  if (!maker && categories.length === 0) return null;
  return (
    <p className={styles.by}>
      {maker && !isOwn && <b>{maker.name}</b>}
      {categories.map(({ slug, name }) => (
        <span key={slug}>{name}</span>
      ))}
    </p>
  );
}
