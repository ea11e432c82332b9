import { far } from '#app/ui/far.tsx';
import { plural } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Crumb } from '#app/ui/page-head.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { type ColorFamily, familyName } from '#domain/color/color.ts';
import { isDark } from '#domain/color/contrast.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { Fill } from '#routes/colors/fill.tsx';
import type { NearName } from '#routes/colors/near-name.ts';
import styles from './color.module.css';

/** What stands below the first screen, what is only read, and what costs too much before it is touched. */
export const parts = {
  Study: far('touch', async () => (await import('#routes/colors/study.tsx')).Study),
  VisionViews: far('never', async () => (await import('#routes/colors/vision.tsx')).VisionViews),
  Names: far('never', async () => (await import('#routes/colors/names.tsx')).Names),
  PaletteGrid: far('near', async () => (await import('#app/cards/palette-grid.tsx')).PaletteGrid),
  CardGrid: far('near', async () => (await import('#app/cards/card-grid.tsx')).CardGrid),
};

export interface Props {
  hex: string;
  hue: number;
  family: ColorFamily;
  isFamily: boolean;
  names: NearName[];
  cards: WebsiteCard[];
  reasons: Record<number, string>;
  palettes: PaletteCard[];
  /** Of all that have a colour of the family. */
  palettesHref: string;
  paletteReasons: Record<number, string>;
  total: number;
  page: number;
  pages: number;
}

export function Page(props: Props) {
  const { hex, hue, family, names, page, palettes, palettesHref, paletteReasons } = props;
  return (
    <>
      <Head {...props} />
      {page === 1 && (
        <>
          <parts.Study hex={hex} hue={hue} names={names} isOwnPage />
          <div className={`wrap g12 band rule ${styles.beside}`}>
            <section className={styles.half} aria-labelledby="vision">
              <h2 className="title" id="vision">
                Colour-blind views
              </h2>
              <parts.VisionViews hex={hex} />
            </section>
            <section className={styles.half} aria-labelledby="names">
              <h2 className="title" id="names">
                Names near it
              </h2>
              <parts.Names names={names} />
            </section>
          </div>
          {palettes.length > 0 && (
            <section className="wrap band rule" aria-labelledby="palettes">
              <div className="sec-head">
                <h2 className="title" id="palettes">
                  Palettes nearest to it
                </h2>
                <a className="more" href={palettesHref}>
                  All with {familyName(family).toLowerCase()}
                  <Icon name="arrow" />
                </a>
              </div>
              <parts.PaletteGrid
                palettes={palettes}
                label="Nearest palettes"
                reasons={paletteReasons}
              />
            </section>
          )}
        </>
      )}
      <Websites {...props} />
    </>
  );
}

function Head({ hex, family, isFamily, names }: Props) {
  const [nearest] = names;
  return (
    <div className="wrap">
      <Crumb above={{ name: 'Colours', href: urls.colors() }}>
        {isFamily ? (
          <span>{hex} stands for it</span>
        ) : (
          <a href={urls.color(family)}>{familyName(family)}</a>
        )}
      </Crumb>
      <div className={styles.head} data-dark={isDark(hex) || undefined}>
        <Fill hex={hex} />
        <h1>{isFamily ? familyName(family) : hex}</h1>
        <p>{isFamily ? `One of nine families` : nearest?.name}</p>
      </div>
    </div>
  );
}

function Websites({ hex, family, isFamily, cards, reasons, total, page, pages }: Props) {
  const own = isFamily ? family : hex;
  return (
    <section className="wrap band rule" aria-labelledby="websites">
      <div className="sec-head">
        <h2 className="title" id="websites">
          Websites nearest to it
        </h2>
        <a className="more" href={urls.websitesBy(family)}>
          All with {familyName(family).toLowerCase()}
          <Icon name="arrow" />
        </a>
      </div>
      <p className={styles.method}>
        {plural(total, 'website')} by the distance in OKLab from {hex} to the nearest of their
        colours: at ΔE 2 a difference is just seen.
      </p>
      {cards.length > 0 ? (
        <parts.CardGrid cards={cards} label="Results" reasons={reasons} />
      ) : (
        <p>No website in the catalogue has a colour that is known.</p>
      )}
      <Pager page={page} pages={pages} hrefOf={(number) => urls.color(own, number)} />
    </section>
  );
}
